import { isPositive, roundMoney, type Money } from '~/domain/money/money'
import type { Mode } from '~/domain/place/place'
import type { Settings } from '~/domain/brand/settings'
import type { StoreDetail } from '~/domain/stores/store'

/** Longest instructions to the store. */
export const longestNotes = 500

/** What an order may have besides its items. */
export type OfferedExtras = {
  /** The courier may leave it at the door. */
  isContactless: boolean
  /** Suggested tips for the courier, or null if none is asked for. */
  tips: Money[] | null
  /** The maximum number of pictures; 0 if the store takes none. */
  mostPictures: number
}

/**
 * The extras that vendor and store offer for delivery or pickup; the store's setting overrides the vendor's (rules 8.9, 11.13,
 * 11.15).
 */
export function offeredExtras(
  { overrides }: Pick<StoreDetail, 'overrides'>,
  settings: Pick<Settings, 'isContactlessOffered' | 'asksTip' | 'tipOptions' | 'orderPictureLimit' | 'currency'>,
  mode: Mode,
): OfferedExtras {
  const isDelivery = mode === 'delivery'
  const asksTip = isDelivery && (overrides.asksTip ?? settings.asksTip)
  const tips = (overrides.tipOptions ?? settings.tipOptions).map((tip) => roundMoney(tip, settings.currency))
  return {
    isContactless: isDelivery && (overrides.isContactlessOffered ?? settings.isContactlessOffered),
    tips: asksTip ? [...new Set(tips)].filter(isPositive) : null,
    mostPictures: overrides.takesPictures ? settings.orderPictureLimit : 0,
  }
}
