import type { Settings } from '~/domain/brand/settings'
import type { Env } from '~/env.server'

/** A vendor's settings plus this deployment's own: some vendors want prices as plain numbers. */
export function asDeployed(settings: Settings, { PLAIN_PRICE_VENDORS }: Pick<Env, 'PLAIN_PRICE_VENDORS'>): Settings {
  if (!PLAIN_PRICE_VENDORS.includes(settings.vendorId)) return settings
  return { ...settings, currency: { ...settings.currency, decimals: null } }
}
