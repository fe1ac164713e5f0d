import { type User } from '~/domain/account/user'
import { addressLine } from '~/domain/place/address'
import { isSamePoint } from '~/domain/place/place'
import { addressIcons } from '~/features/account/address-lines'
import { shownFor } from '~/features/account/customer'
import { PlaceForm } from '~/features/place/place-form'
import { partOf, type Part } from '~/http/shop/readings.server'
import { type Shop } from '~/http/shop/shop.server'
import { useLocale, useT } from '~/i18n/use-t'
import { addAddressPath, locationPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { FailedPart } from '~/ui/notice'

/** A customer's saved addresses to choose the place from, with a link to add one (rules 4.6). */
export function SavedPlaces({ saved, backTo }: { saved: Part<SavedAddresses>; backTo: string }) {
  const t = useT()
  const locale = useLocale()
  if (saved.failed) return <FailedPart label={t('location.saved')} retry={locationPath(backTo)} />
  const { as, addresses, current } = saved.data
  return (
    <section className="group" aria-labelledby="saved-places">
      <div className="group-head">
        <h2 id="saved-places">{t('location.saved')}</h2>
        <a className="link" href={addAddressPath(backTo)}>
          <Icon name="plus" /> {t('address.add')}
        </a>
      </div>
      {addresses.length === 0 && <p className="quiet">{t('address.none')}</p>}
      {addresses.length > 0 && (
        <PlaceForm intent="saved" backTo={backTo} values={{ [shownFor]: as }}>
          <ul className="found divided">
            {/* The current address is a button too: another place may have been chosen meanwhile. */}
            {addresses.map((address) => (
              <li key={address.id}>
                <button name="addressId" value={address.id} aria-current={address.id === current || undefined}>
                  <Icon name={addressIcons[address.tag]} />
                  <span className="grow group">
                    <span className="strong tags">
                      {t(`address.tag.${address.tag}`)}
                      {address.id === current && <span className="tag">{t('address.current')}</span>}
                    </span>
                    <span className="quiet small-text" dir="auto">
                      {addressLine(address, locale)}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </PlaceForm>
      )}
    </section>
  )
}

type SavedAddresses = Awaited<ReturnType<typeof readSaved>>

/** A customer's saved addresses, with the one that the shop delivers to; null for guests, who have none (rules 4.6). */
export const savedPlaces = async (shop: Shop) => shop.user && partOf(readSaved(shop, shop.user))

async function readSaved(shop: Shop, user: User) {
  const addresses = await shop.vendor.addresses.toChooseFrom()
  const { place } = shop.device.place
  const current = addresses.find((address) => address.isPrimary && place && isSamePoint(place, address))
  return { as: user.id, addresses, current: current?.id ?? null }
}
