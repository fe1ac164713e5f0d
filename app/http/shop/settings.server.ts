import type { Settings } from '~/domain/brand/settings'
import type { Env } from '~/env.server'
import { toImage } from '~/vendor-api/wire-values'

type Deployed = Pick<Env, 'PLAIN_PRICE_VENDORS' | 'MAPS_BROWSER_KEY' | 'SIGN_IN_PICTURES_URL' | 'LOGO_PICTURES_URL'>

/** A vendor's settings plus this deployment's own: plain prices for some vendors, a key for maps, and the folders of its pictures. */
export function asDeployed(settings: Settings, deployed: Deployed): Settings {
  const { currency, vendorId } = settings
  const { PLAIN_PRICE_VENDORS, MAPS_BROWSER_KEY, SIGN_IN_PICTURES_URL, LOGO_PICTURES_URL } = deployed
  return {
    ...settings,
    currency: PLAIN_PRICE_VENDORS.includes(vendorId) ? { ...currency, decimals: null } : currency,
    mapsBrowserKey: MAPS_BROWSER_KEY || settings.mapsBrowserKey,
    logo: toImage(settings.logo, LOGO_PICTURES_URL),
    squareLogo: toImage(settings.squareLogo, LOGO_PICTURES_URL),
    favicon: toImage(settings.favicon, LOGO_PICTURES_URL),
    signInImage: toImage(settings.signInImage, SIGN_IN_PICTURES_URL),
  }
}
