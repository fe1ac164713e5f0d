import type { Language } from '~/domain/brand/locale'
import { themes, type Theme } from '~/domain/brand/theme'
import type { WordKey } from '~/i18n/translator'
import { useLocale, useT } from '~/i18n/use-t'
import {
  addressesPath,
  faqPath,
  homePath,
  languagePath,
  manageSubscriptionPath,
  offersPath,
  ordersPath,
  pagesPath,
  pathOf,
  profilePath,
  reportBugPath,
  signInPath,
  signOutPath,
  supportPath,
  themePath,
  walletPath,
} from '~/paths'
import { CachedFragment } from '~/ui/fragment'
import { Icon, type IconName } from '~/ui/icon'
import { LinkRow } from '~/ui/link-rows'
import { closesPopover, opensPopover, popover } from '~/ui/popover'
import type { Shell } from './shell.server'

type MenuEntry = {
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

/** Pages whose parent's address is the beginning of their own. */
const below = /^(\/(?:pages|profile)|\/(?:vendor|order-details|subscription-status)\/[^/]+)\/[^/]+$/

/** Pages about one thing of a list, which is their parent. */
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

/** The language dropdown: one press opens it, the next picks, with or without scripts. */
export function LanguageForm({ languages, backTo }: { languages: Language[]; backTo: string }) {
  const t = useT()
  const current = useLocale()
  return (
    <details className="language">
      <summary>
        <Icon name="languages" />
        <span className="vh">{t('shell.language')}:</span>{' '}
        <span dir="auto">{languages.find(({ code }) => code === current)?.name ?? current}</span>
        <Icon name="chevronDown" className="small" />
      </summary>
      <form method="post" action={languagePath()}>
        <input type="hidden" name="backTo" value={backTo} />
        {languages.map(({ code, name }) => (
          <button key={code} name="locale" value={code} lang={code} dir="auto" aria-pressed={code === current}>
            {name}
          </button>
        ))}
      </form>
    </details>
  )
}

const id = 'side-menu'

/** The menu drawer (rules 19.3): a native popover; a browser without popovers shows it in the page. */
export function SideMenu({ shell }: { shell: Shell }) {
  const t = useT()
  return (
    <>
      <button className="icon-button" type="button" {...opensPopover(id)} aria-label={t('menu.open')}>
        <Icon name="menu" />
      </button>
      <nav className="drawer" {...popover(id)} aria-label={t('menu.label')}>
        <div className="sheet-head">
          <p>{shell.user ? t('menu.hello', { name: shell.user.name }) : t('menu.guest')}</p>
          <button className="icon-button" type="button" {...closesPopover(id)} aria-label={t('menu.close')}>
            <Icon name="x" />
          </button>
        </div>
        <MenuList entries={menuEntries(shell)} />
        {shell.languages.length > 0 && (
          <div className="phone-only">
            <LanguageForm languages={shell.languages} backTo={shell.path} />
          </div>
        )}
        <ThemeForm theme={shell.theme} backTo={shell.path} />
      </nav>
    </>
  )
}

/** The customer's own screens, at the side of one of them on a wide window (rules 19.3). */
export function AccountMenu({ shell }: { shell: Shell }) {
  const t = useT()
  const entries = menuEntries(shell).filter(({ isOwn }) => isOwn)
  return (
    <nav className="account-menu" aria-label={t('menu.account')}>
      <MenuList entries={entries} path={shell.path} />
    </nav>
  )
}

/** An entry is marked if it leads to the page at `path`, or to the page above it. */
function markOf(href: string, path?: string) {
  if (path && pathOf(href) === pathOf(path)) return 'page'
  return path && pathOf(href) === parentPath(path) ? 'true' : undefined
}

function MenuList(props: { entries: MenuEntry[]; path?: string }) {
  const t = useT()
  return (
    <CachedFragment as="ul" name="menu-list" facts={props}>
      {() =>
        props.entries.map(({ label, ...entry }) => (
          <LinkRow key={entry.href} {...entry} label={t(label)} current={markOf(entry.href, props.path)} isPlain />
        ))
      }
    </CachedFragment>
  )
}

/** Light, dark, or as the device has it (rules 24.10): one press picks, with or without scripts. */
function ThemeForm({ theme, backTo }: { theme: Theme; backTo: string }) {
  const t = useT()
  return (
    <form method="post" action={themePath()} className="themes">
      <input type="hidden" name="backTo" value={backTo} />
      <p className="quiet small-text" id="themes">
        {t('theme.label')}
      </p>
      <div className="segmented" role="group" aria-labelledby="themes">
        {themes.map((name) => (
          <button key={name} name="theme" value={name} aria-pressed={name === theme}>
            {t(`theme.${name}`)}
          </button>
        ))}
      </div>
    </form>
  )
}
