import { waitText } from '~/domain/text/wait-text'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/i18n.server'

/** Seconds between two checks: at most, at least, and while the vendor does not answer. */
const looks = { most: 5, least: 2, unseen: 5 }

/** The data of a page that shows no form and updates automatically. */
export const checkingPage = <Kind extends string>(kind: Kind, title: string, refreshSeconds: number) => ({
  ...{ kind, title, refreshSeconds, policy: {} },
})

/** The page of a payment or an order whose result the vendor cannot tell now. */
export const unseenPage = ({ t }: Pick<Shop, 't'>, title: WordKey = 'pay.unseen') =>
  checkingPage('unseen', t(title), looks.unseen)

/** How long the result of an unanswered request may still appear, in seconds and in words, and the seconds until the next check. */
export type CheckingView = { seconds: number; wait: string; refreshSeconds: number }

/**
 * The view for an unanswered request whose result may appear until `until`, in milliseconds since the epoch. The time may pass
 * without a result while the vendor's lists cannot be read.
 */
export function checkingView({ locale }: Pick<Shop, 'locale'>, until: number): CheckingView {
  const leftMs = Math.max(0, until - Date.now())
  const seconds = Math.ceil(leftMs / 1000)
  return {
    seconds,
    wait: leftMs > 0 ? waitText(leftMs, locale) : '',
    refreshSeconds: Math.min(Math.max(seconds, looks.least), looks.most),
  }
}
