import type { Shop } from '~/http/shop/shop.server'

/** The vendor's word for pickup, else Takeaway (rules 4.9). */
export const pickupName = ({ settings, t }: Pick<Shop, 'settings' | 't'>) => settings.takeawayText || t('mode.takeaway')
