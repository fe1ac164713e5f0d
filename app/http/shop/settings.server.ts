import type { Settings } from '~/domain/brand/settings'
import type { Env } from '~/env.server'
import { toImage } from '~/vendor-api/wire-values'

type Deployed = Pick<Env, 'PLAIN_PRICE_VENDORS' | 'SIGN_IN_PICTURES_URL'>

/** A vendor's settings plus this deployment's own: plain prices for some vendors, and the folder of sign-in pictures. */
export function asDeployed(settings: Settings, { PLAIN_PRICE_VENDORS, SIGN_IN_PICTURES_URL }: Deployed): Settings {
  const { currency, vendorId } = settings
  return {
    ...settings,
    currency: PLAIN_PRICE_VENDORS.includes(vendorId) ? { ...currency, decimals: null } : currency,
    signInImage: toImage(settings.signInImage, SIGN_IN_PICTURES_URL),
  }
}
