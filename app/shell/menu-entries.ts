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
import type { IconName } from '~/ui/basics'
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
    { href: signInPath(path), icon: 'logIn', label: 'shell.signIn', isShown: user === null },
    { href: homePath(), icon: 'house', label: 'menu.home' },
    {
      href: manageSubscriptionPath(),
      icon: 'calendarClock',
      label: 'subscriptions.title',
      isOwn: true,
      isShown: hasSubscriptions,
    },
    { href: walletPath(), icon: 'wallet', label: 'wallet.title', isOwn: true, isShown: hasWallet },
    { href: ordersPath(), icon: 'receiptText', label: 'orders.title', isOwn: true },
    { href: addressesPath(), icon: 'mapPin', label: 'address.title', isOwn: true },
    { href: offersPath(), icon: 'ticketPercent', label: 'offers.title' },
    { href: faqPath(), icon: 'circleQuestionMark', label: 'faq.title' },
    { href: reportBugPath(pathOf(path)), icon: 'bug', label: 'report.title', isShown: user !== null },
    { href: pagesPath(), icon: 'fileText', label: 'pages.title' },
    { href: supportPath(), icon: 'messageCircle', label: 'support.title', isShown: hasSupport },
    { href: signOutPath(), icon: 'logOut', label: 'menu.signOut', isOwn: true, isQuestion: true },
  ]
  return entries.filter(({ isOwn = false, isShown = true }) => isShown && !(isOwn && user === null))
}
