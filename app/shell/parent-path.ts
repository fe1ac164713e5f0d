import { addressesPath, homePath, manageSubscriptionPath, ordersPath, walletPath } from '~/paths'

/** Pages below another one whose address is the beginning of theirs. */
const below = /^(\/(?:pages|profile)|\/(?:vendor|order-details|subscription-status)\/[^/]+)\/[^/]+$/

/** Pages about one thing of a list. */
const ofList: [RegExp, string][] = [
  [/^\/(order-details|order-status|rating|reorder)\//, ordersPath()],
  [/^\/subscription-status\//, manageSubscriptionPath()],
  [/^\/(add|update|delete)-address\b/, addressesPath()],
  [/^\/wallet-payment$/, walletPath()],
]

/** The page that a page belongs to, home if there is no other (rules 23.9). */
export function parentPath(path: string): string {
  const page = pathOf(path)
  return below.exec(page)?.[1] ?? ofList.find(([pages]) => pages.test(page))?.[1] ?? homePath()
}

/** The path of an address on this site, without its query. */
export const pathOf = (address: string) => address.replace(/[?#].*$/, '')
