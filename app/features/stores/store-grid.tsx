import { useT } from '~/i18n/use-t'
import { locationPath } from '~/paths'
import { StoreCard, type StoreCardProps } from './store-card'

type Props = { stores: StoreCardProps['store'][]; layout: 'list' | 'card'; isPlaceKnown: boolean }

/** Stores as cards or rows, by the vendor's layout; without any it says why and leads on (rules 4.11). */
export function StoreGrid({ stores, layout, isPlaceKnown }: Props) {
  const t = useT()
  if (stores.length === 0) {
    return (
      <div className="empty">
        <p>{t(isPlaceKnown ? 'home.noStores' : 'home.invite')}</p>
        <a className="button" href={locationPath()}>
          {t(isPlaceKnown ? 'home.changeLocation' : 'shell.chooseLocation')}
        </a>
      </div>
    )
  }
  return (
    <ul className={`stores stores-${layout}`}>
      {stores.map((store) => (
        <StoreCard key={store.id} store={store} />
      ))}
    </ul>
  )
}
