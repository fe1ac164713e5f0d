import type { Shell } from '~/shell/shell.server'
import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { addressesPath, homePath, locationPath, ordersPath, signInPath, signOutPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { LanguageForm } from './language-form'
import { opensPopover, popover } from '~/ui/popover'

/** The menu drawer (rules 19.3): a native popover; a browser without popovers shows it in the page. */
export function SideMenu({ shell }: { shell: Shell }) {
  const t = useT()
  const entries = [
    { href: homePath(), icon: 'house', label: t('menu.home'), shown: true },
    { href: locationPath(shell.path), icon: 'search', label: t('shell.chooseLocation'), shown: true },
    { href: ordersPath(), icon: 'receipt-text', label: t('menu.orders'), shown: shell.user !== null },
    { href: addressesPath(), icon: 'map-pin', label: t('menu.addresses'), shown: shell.user !== null },
  ]
  return (
    <>
      <button className="icon-button" type="button" {...opensPopover('side-menu')} aria-label={t('menu.open')}>
        <Icon name="menu" />
      </button>
      <nav className="side-menu" {...popover('side-menu')} aria-label={t('menu.label')}>
        <p className="side-menu-hello">{shell.user ? t('menu.hello', { name: shell.user.name }) : t('menu.guest')}</p>
        <ul>
          {shell.user === null && (
            <li>
              <a href={signInPath(shell.path)}>
                <Icon name="log-in" /> {t('shell.signIn')}
              </a>
            </li>
          )}
          {entries
            .filter((entry) => entry.shown)
            .map((entry) => (
              <li key={entry.href}>
                <a href={entry.href}>
                  <Icon name={entry.icon} /> {entry.label}
                </a>
              </li>
            ))}
          {shell.user !== null && (
            <li>
              <a href={signOutPath()} {...mark({ dialog: true })}>
                <Icon name="log-out" /> {t('menu.signOut')}
              </a>
            </li>
          )}
        </ul>
        {shell.languages.length > 0 && (
          <div className="to-tablet">
            <LanguageForm languages={shell.languages} backTo={shell.path} />
          </div>
        )}
      </nav>
    </>
  )
}
