import { CartBadge } from '~/islands/cart/cart-badge'
import { Island } from '~/islands/island'
import type { Shell } from '~/shell/shell.server'
import { useT } from '~/i18n/use-t'
import { homePath, locationPath, signInPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { LanguageForm } from './language-form'
import { SideMenu } from './side-menu'

/** Menu, logo, delivery location, language, profile and cart (rules 19.1). */
export function TopBar({ shell }: { shell: Shell }) {
  const t = useT()
  return (
    <header className="top">
      {shell.bannerText && <p className="top-banner">{shell.bannerText}</p>}
      <div className="top-bar">
        <SideMenu shell={shell} />
        <a className="logo" href={homePath()} aria-label={shell.appName}>
          {shell.logo ? <img src={shell.logo} alt="" height="32" width="140" /> : <span>{shell.appName}</span>}
        </a>
        <a className="place-link" href={locationPath(shell.path)}>
          <Icon name="map-pin" />
          <span className="visually-hidden">{t('shell.deliverTo')}</span>
          <span className="place-text">{shell.placeLabel || t('shell.chooseLocation')}</span>
        </a>
        <div className="top-actions">
          {shell.languages.length > 0 && (
            <div className="from-tablet">
              <LanguageForm languages={shell.languages} backTo={shell.path} />
            </div>
          )}
          {shell.user === null && !shell.path.startsWith(signInPath()) && (
            <a className="top-link" href={signInPath(shell.path)}>
              <Icon name="user" />
              <span className="from-tablet">{t('shell.signIn')}</span>
              <span className="visually-hidden to-tablet">{t('shell.signIn')}</span>
            </a>
          )}
          <Island name="cart-badge" props={shell.cart}>
            <CartBadge {...shell.cart} />
          </Island>
        </div>
      </div>
    </header>
  )
}
