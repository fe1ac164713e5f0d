import { useT } from '~/i18n/use-t'
import { homePath, locationPath } from '~/paths'
import { Icon } from '~/ui/icon'

/** The invitation to choose a location (rules 4.2): a search that works as a plain form, never a wall. */
export function LocationInvite({ hasPlace, placeText }: { hasPlace: boolean; placeText: string }) {
  const t = useT()
  if (hasPlace) {
    return (
      <p className="hero-place">
        <Icon name="map-pin" /> {t('home.deliveringTo')} <strong>{placeText}</strong>{' '}
        <a href={locationPath(homePath())}>{t('home.changeLocation')}</a>
      </p>
    )
  }
  return (
    <form className="place-search" action={locationPath()} role="search">
      <label htmlFor="hero-location">{t('home.invite')}</label>
      <div className="place-search-row">
        <Icon name="map-pin" />
        <input
          id="hero-location"
          name="search"
          autoComplete="street-address"
          placeholder={t('location.placeholder')}
          required
          maxLength={200}
        />
        <button className="button">{t('home.findFood')}</button>
      </div>
    </form>
  )
}
