import type { Shop } from '~/http/shop/shop.server'

/** What fetching an order is called: as the vendor says, else Takeaway (rules 4.9). */
export const pickupName = ({ settings, t }: Pick<Shop, 'settings' | 't'>) => settings.takeawayText || t('mode.takeaway')
