import type { Settings } from '~/domain/brand/settings'
import { inLanguage, type SettingsTexts } from '~/domain/brand/settings-texts'
import { perLocale } from '~/domain/text/per-locale'
import { env, type Env } from '~/env.server'
import { readPlain } from '~/http/device/cookies.server'
import { languageOf } from '~/http/page-cache/page-request.server'
import { policyResponse } from '~/http/request-policy/policy-page.server'
import { isRead } from '~/http/request-policy/request-head.server'
import { cache } from '~/http/shop/cache.server'
import { pageFailure } from '~/http/shop/readings.server'
import { remembered } from '~/http/shop/remembered.server'
import { HostsBusy, settingsOfHost } from '~/http/shop/vendor-of-host.server'
import { detectLocale } from '~/i18n/locale.server'
import { createVendor } from '~/vendor-api/index.server'
import type { TransportOptions } from '~/vendor-api/send'
import { toImage } from '~/vendor-api/wire-values'

type Asking = { host: string; clientAddress: string | null; onCall: TransportOptions['onCall'] }

/**
 * The settings of the host's vendor with their texts in the language of the page, and that language. Throws a page: 404
 * for an unknown host, 503 or 504 when the settings cannot be loaded.
 */
export async function settingsOfRequest(request: Request, { host, clientAddress, onCall }: Asking) {
  const { VENDOR_API_URL: baseUrl, VENDOR_TIMEOUT_MS: timeoutMs } = env()
  const connection = { baseUrl, timeoutMs, onCall, token: null }
  const anonymous = { ...connection, locale: 'en', vendorId: '' }
  const hostSettings = await settingsOfHost(host, anonymous, clientAddress).catch((error: unknown) => {
    if (error instanceof HostsBusy) throw policyResponse(503, request)
    const failure = pageFailure(error)
    throw failure ? policyResponse(failure.status === 504 ? 504 : 503, request) : error
  })
  if (!hostSettings) throw policyResponse(404, request)
  const { vendorId, languages } = hostSettings
  const picked = readPlain(request.headers.get('Cookie'), 'localelang') ?? null
  const locale = await detectLocale(request, languages, picked, languageNamed(request))
  const texts = await textsIn({ ...connection, locale, vendorId })
  return { settings: settingsIn(locale)(hostSettings, texts), locale }
}

/** The language in the address, or for a form the language of its page, so that the answer is in the same language. */
function languageNamed(request: Request) {
  return languageOf(request.url) ?? (isRead(request) ? null : languageOf(request.headers.get('Referer') ?? ''))
}

/** The settings for this deployment and language: the same object while its input is cached. */
const settingsIn = perLocale((locale) =>
  remembered((hostSettings: Settings, texts: SettingsTexts) =>
    inLanguage(asDeployed(hostSettings, env()), texts, locale),
  ),
)

const noTexts: SettingsTexts = {}

/** The vendor's texts in the page's language. Settings arrive in English and stay so if the texts cannot be loaded. */
async function textsIn(connection: TransportOptions) {
  if (connection.locale === 'en') return noTexts
  return createVendor({ ...connection, cache })
    .settings.texts()
    .catch(() => noTexts)
}

type Deployed = Pick<Env, 'PLAIN_PRICE_VENDORS' | 'MAPS_BROWSER_KEY' | 'SIGN_IN_PICTURES_URL' | 'LOGO_PICTURES_URL'>

/** A vendor's settings with this deployment's own: plain prices, a key for maps, and folders of pictures. */
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
