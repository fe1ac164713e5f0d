import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { CartBadge } from '~/islands/cart/cart-summary'
import { Island } from '~/islands/island'
import { homePath, locationPath, offersPath, profilePath, searchPath, signInPath, storesPath } from '~/paths'
import { useScreenData } from '~/shell/screen-data'
import type { Shell } from '~/shell/shell.server'
import { Icon } from '~/ui/icon'
import { SearchInput } from '~/ui/search-input'
import { LanguageForm, parentPath, SideMenu } from './side-menu'

/** Menu, logo, delivery location, language, profile and cart (rules 19.1). */
export function TopBar({ shell }: { shell: Shell }) {
  const t = useT()
  const { cartSum, previousStep } = useScreenData()
  const cart = cartSum ? { ...shell.cart, sum: cartSum } : shell.cart
  const badge = (
    <Island name="cart-badge" props={cart}>
      <CartBadge {...cart} />
    </Island>
  )
  return (
    <>
      {shell.bannerText && (
        <aside className="banner" dir="auto" aria-label={t('shell.announcement')}>
          {shell.bannerText}
        </aside>
      )}
      {previousStep ? (
        <StepBar shell={shell} previous={previousStep} badge={badge} />
      ) : (
        <header className={shell.isHome ? 'top home' : 'top'}>
          <div className="top-row">
            {!shell.isHome && <BackLink parent={parentPath(shell.path)} />}
            <SideMenu shell={shell} />
            <Logo shell={shell} />
            <PlaceLink shell={shell} />
            {shell.storePicker && <StoreLink picker={shell.storePicker} path={shell.path} />}
            {shell.isHome && <SearchForm label={shell.searchLabel} />}
            <TopActions shell={shell} badge={badge} />
          </div>
        </header>
      )}
    </>
  )
}

type BarProps = { shell: Shell; badge: ReactNode }

/** The bar of a step: the way back instead of the menu. */
function StepBar({ shell, previous, badge }: BarProps & { previous: { href: string; label: string } }) {
  return (
    <header className="top step">
      <div className="top-row">
        <a className="back" href={previous.href}>
          <Icon name="arrowLeft" />
          <span className="cut" dir="auto">
            {previous.label}
          </span>
        </a>
        <Logo shell={shell} />
        <div className="top-actions">{badge}</div>
      </div>
    </header>
  )
}

/** Home's search. Unless the window is wide it is in the second row, all of which it takes while it has the focus. */
function SearchForm({ label }: { label: string }) {
  const t = useT()
  return (
    <form className="find" role="search" aria-label={label} action={searchPath()}>
      <SearchInput label={label} placeholder={t('search.submit')} />
      <button className="icon-button" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}

/** Search, offers, language, profile and cart. */
function TopActions({ shell, badge }: BarProps) {
  const t = useT()
  return (
    <div className="top-actions">
      {shell.hasSearch && !shell.isHome && (
        <a className="icon-button find" href={searchPath()} aria-label={shell.searchLabel}>
          <Icon name="search" />
        </a>
      )}
      <a
        className="icon-button offers"
        href={offersPath({ backTo: shell.path })}
        aria-label={t('offers.title')}
        data-dialog=""
      >
        <Icon name="badgePercent" />
      </a>
      {shell.languages.length > 0 && (
        <shop-dropdown class="tablet-up">
          <LanguageForm languages={shell.languages} backTo={shell.path} />
        </shop-dropdown>
      )}
      {shell.user === null && !shell.path.startsWith(signInPath()) && (
        <a className="sign-in icon-button" href={signInPath(shell.path)} aria-label={t('shell.signIn')}>
          <Icon name="user" className="phone-only" />
          <span className="tablet-up">{t('shell.signIn')}</span>
        </a>
      )}
      {shell.user && (
        <a className="icon-button" href={profilePath()} aria-label={t('profile.title')}>
          <Icon name="user" />
        </a>
      )}
      {badge}
    </div>
  )
}

/** The back link of the installed app, which has no browser buttons; without scripts it leads to the page's parent. */
function BackLink({ parent }: { parent: string }) {
  const t = useT()
  return (
    <shop-back>
      <a className="icon-button" href={parent} aria-label={t('shell.back')}>
        <Icon name="arrowLeft" />
      </a>
    </shop-back>
  )
}

function Logo({ shell }: { shell: Shell }) {
  return (
    <a className="logo" href={homePath()} aria-label={shell.appName}>
      {shell.logo ? (
        <img src={shell.logo} data-name={shell.appName} alt="" height="32" width="140" />
      ) : (
        <span className="cut" dir="auto">
          {shell.appName}
        </span>
      )}
    </a>
  )
}

/** The delivery address, cut if room is short. */
function PlaceLink({ shell }: { shell: Shell }) {
  const t = useT()
  return (
    <a className={shell.placeLabel ? 'place' : 'place unknown'} href={locationPath(shell.path)} data-dialog="">
      <Icon name="mapPin" />
      <span className="place-text">
        {shell.placeLabel ? (
          <>
            <span>{t('shell.deliverTo')}</span> <bdi>{shell.placeLabel}</bdi>
          </>
        ) : (
          t('shell.chooseLocation')
        )}
      </span>
      <Icon name="chevronDown" className="small" />
    </a>
  )
}

/** The picked store, as a link to the others; only if there are several (rules 19.1). */
function StoreLink({ picker, path }: { picker: { chosen: string }; path: string }) {
  const t = useT()
  return (
    <a className="store-link" href={storesPath(path)} data-dialog="">
      <Icon name="store" />
      <span className="vh">{picker.chosen ? t('frame.store', { name: picker.chosen }) : t('frame.chooseStore')}</span>
      <span className="store-name" aria-hidden="true" dir="auto">
        {picker.chosen || t('frame.chooseStore')}
      </span>
      <Icon name="chevronDown" className="small" />
    </a>
  )
}
