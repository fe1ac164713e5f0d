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

type MenuEntry = { href: string; icon: string; label: WordKey; isQuestion?: boolean }

type Visitor = { isGuest: boolean; hasWallet: boolean; hasSubscriptions: boolean; hasSupport: boolean; path: string }

/** The entries of the side menu for a visitor (rules 19.3). */
export function menuEntries({ isGuest, hasWallet, hasSubscriptions, hasSupport, path }: Visitor): MenuEntry[] {
  const entries: (MenuEntry & { isShown?: boolean })[] = [
    { href: profilePath(), icon: 'user', label: 'profile.title', isShown: !isGuest },
    { href: signInPath(path), icon: 'log-in', label: 'shell.signIn', isShown: isGuest },
    { href: homePath(), icon: 'house', label: 'menu.home' },
    {
      href: manageSubscriptionPath(),
      icon: 'calendar-clock',
      label: 'subscriptions.title',
      isShown: !isGuest && hasSubscriptions,
    },
    { href: walletPath(), icon: 'wallet', label: 'wallet.title', isShown: !isGuest && hasWallet },
    { href: ordersPath(), icon: 'receipt-text', label: 'orders.title', isShown: !isGuest },
    { href: addressesPath(), icon: 'map-pin', label: 'address.title', isShown: !isGuest },
    { href: offersPath(), icon: 'ticket-percent', label: 'offers.title' },
    { href: faqPath(), icon: 'circle-question-mark', label: 'faq.title' },
    { href: reportBugPath(path.replace(/[?#].*$/, '')), icon: 'bug', label: 'report.title', isShown: !isGuest },
    { href: pagesPath(), icon: 'file-text', label: 'pages.title' },
    { href: supportPath(), icon: 'message-circle', label: 'support.title', isShown: hasSupport },
    { href: signOutPath(), icon: 'log-out', label: 'menu.signOut', isShown: !isGuest, isQuestion: true },
  ]
  return entries.filter(({ isShown = true }) => isShown)
}
