import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { addressesPath, homePath, locationPath, ordersPath, profilePath, signInPath, signOutPath } from '~/paths'
import type { Shell } from '~/shell/shell.server'
import { Icon } from '~/ui/icon'
import { closesPopover, opensPopover, popover } from '~/ui/popover'
import { LanguageForm } from './language-form'

const id = 'side-menu'

/** The menu drawer (rules 19.3): a native popover; a browser without popovers shows it in the page. */
export function SideMenu({ shell }: { shell: Shell }) {
  const t = useT()
  const isGuest = shell.user === null
  const entries = [
    { href: signInPath(shell.path), icon: 'log-in', label: t('shell.signIn'), isShown: isGuest },
    { href: homePath(), icon: 'house', label: t('menu.home'), isShown: true },
    { href: locationPath(shell.path), icon: 'search', label: t('shell.chooseLocation'), isShown: true },
    { href: profilePath(), icon: 'user', label: t('profile.title'), isShown: !isGuest },
    { href: ordersPath(), icon: 'receipt-text', label: t('menu.orders'), isShown: !isGuest },
    { href: addressesPath(), icon: 'map-pin', label: t('menu.addresses'), isShown: !isGuest },
    { href: signOutPath(), icon: 'log-out', label: t('menu.signOut'), isShown: !isGuest, isQuestion: true },
  ]
  return (
    <>
      <button className="icon-button" type="button" {...opensPopover(id)} aria-label={t('menu.open')}>
        <Icon name="menu" />
      </button>
      <nav className="drawer" {...popover(id)} aria-label={t('menu.label')}>
        <div className="drawer-head">
          <p>{shell.user ? t('menu.hello', { name: shell.user.name }) : t('menu.guest')}</p>
          <button className="icon-button" type="button" {...closesPopover(id)} aria-label={t('menu.close')}>
            <Icon name="x" />
          </button>
        </div>
        <ul>
          {entries
            .filter(({ isShown }) => isShown)
            .map(({ href, icon, label, isQuestion }) => (
              <li key={href}>
                <a className="row" href={href} {...mark({ dialog: isQuestion })}>
                  <Icon name={icon} /> <span className="grow">{label}</span>
                </a>
              </li>
            ))}
        </ul>
        {shell.languages.length > 0 && (
          <div className="phone-only">
            <LanguageForm languages={shell.languages} backTo={shell.path} />
          </div>
        )}
      </nav>
    </>
  )
}
