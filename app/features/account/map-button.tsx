import { useT } from '~/i18n/use-t'
import type { AddressMapSettings } from '~/islands/map/address-map'
import { Icon } from '~/ui/icon'

/** Opens a map below itself that fills in the form; hidden without scripts. */
export function MapButton({ map }: { map: Omit<AddressMapSettings, 'words'> }) {
  const t = useT()
  const words: AddressMapSettings['words'] = {
    label: t('address.map.label'),
    hint: t('address.map.hint'),
    use: t('address.map.use'),
    loading: t('address.map.loading'),
    failed: t('address.map.failed'),
    refused: t('address.map.refused'),
    unknown: t('location.failed'),
  }
  return (
    <shop-map settings={JSON.stringify({ ...map, words } satisfies AddressMapSettings)}>
      <button type="button" className="link map-button" aria-expanded="false">
        <Icon name="map" /> {t('address.map.open')}
      </button>
    </shop-map>
  )
}
