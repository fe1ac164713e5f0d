import type { WordKey } from '~/i18n/translator'
import {
  addressesPath,
  faqPath,
  homePath,
  manageSubscriptionPath,
  offersPath,
  ordersPath,
  pagesPath,
  profilePath,
  reportBugPath,
  signInPath,
  signOutPath,
  supportPath,
  walletPath,
} from '~/paths'
import type { IconName } from '~/ui/icons/icon-name'
import { pathOf } from './parent-path'
import type { Shell } from './shell.server'

export type MenuEntry = {
  href: string
  icon: IconName
  label: WordKey
  /** Leads to something of the customer's own; not for guests. */
  isOwn?: boolean
  isQuestion?: boolean
}

type Visitor = Pick<Shell, 'user' | 'hasWallet' | 'hasSubscriptions' | 'hasSupport' | 'path'>

/** The entries of the side menu for a visitor (rules 19.3). */
export function menuEntries({ user, hasWallet, hasSubscriptions, hasSupport, path }: Visitor): MenuEntry[] {
  const entries: (MenuEntry & { isShown?: boolean })[] = [
    { href: profilePath(), icon: 'user', label: 'profile.title', isOwn: true },
    { href: signInPath(path), icon: 'log-in', label: 'shell.signIn', isShown: user === null },
    { href: homePath(), icon: 'house', label: 'menu.home' },
    {
      href: manageSubscriptionPath(),
      icon: 'calendar-clock',
      label: 'subscriptions.title',
      isOwn: true,
      isShown: hasSubscriptions,
    },
    { href: walletPath(), icon: 'wallet', label: 'wallet.title', isOwn: true, isShown: hasWallet },
    { href: ordersPath(), icon: 'receipt-text', label: 'orders.title', isOwn: true },
    { href: addressesPath(), icon: 'map-pin', label: 'address.title', isOwn: true },
    { href: offersPath(), icon: 'ticket-percent', label: 'offers.title' },
    { href: faqPath(), icon: 'circle-question-mark', label: 'faq.title' },
    { href: reportBugPath(pathOf(path)), icon: 'bug', label: 'report.title', isShown: user !== null },
    { href: pagesPath(), icon: 'file-text', label: 'pages.title' },
    { href: supportPath(), icon: 'message-circle', label: 'support.title', isShown: hasSupport },
    { href: signOutPath(), icon: 'log-out', label: 'menu.signOut', isOwn: true, isQuestion: true },
  ]
  return entries.filter(({ isOwn = false, isShown = true }) => isShown && !(isOwn && user === null))
}
