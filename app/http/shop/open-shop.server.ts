import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { Settings } from '~/domain/brand/settings'
import { inLanguage, type SettingsTexts } from '~/domain/brand/settings-texts'
import { env, type Env } from '~/env.server'
import { cache } from '~/http/shop/cache.server'
import { addressIn } from '~/http/request-policy/client-address.server'
import { readPlain } from '~/http/device/cookies.server'
import { DeviceCookies } from '~/http/device/device-cookies.server'
import { Drafts } from '~/http/drafts/drafts.server'
import { languageOf } from '~/http/page-cache/page-request.server'
import { isSecureHost, readHost } from '~/http/request-policy/request-head.server'
import { countTry } from '~/http/request-policy/limits.server'
import { HostsBusy, settingsOfHost } from '~/http/shop/vendor-of-host.server'
import { policyResponse } from '~/http/request-policy/policy-page.server'
import { redirectGatewayReturn } from '~/http/forms/gateway-return.server'
import { policyStatus } from '~/http/request-policy/policy.server'
import { ShopSession } from '~/http/device/session.server'
import { ShortCookies, ToastCookie } from '~/http/device/short-cookies.server'
import { failureName, log, requestIdOf } from '~/http/log.server'
import { Timings } from '~/http/shop/timings.server'
import { pageFailure } from '~/http/shop/readings.server'
import { detectLocale } from '~/i18n/locale.server'
import { isRead } from '~/http/shop/reply.server'
import { boundedAddress } from '~/http/forms/bounded.server'
import { typedAt } from '~/http/forms/typed-text.server'
import { failuresOf, Shop } from '~/http/shop/shop.server'
import { homePath } from '~/paths'
import { createVendor } from '~/vendor-api/index.server'
import type { TransportOptions } from '~/vendor-api/send'
import { hasEnded } from '~/http/device/stored-sessions.server'
import { toImage } from '~/vendor-api/wire-values'

type RequestArgs = { request: Request; context: object }

const shops = new WeakMap<object, Promise<Shop>>()

/**
 * Opens the request: vendor and language from host and headers, session, cart and place from the cookies. Called first
 * in every loader and action; they share one `Shop` per request, because Remix hands all of them the same context
 * object. Throws a page: 400, 403 or 405 for a request that is refused unread, 404 for an unknown host, 503 or 504 when
 * its settings cannot be loaded.
 */
export async function openShop({ request, context }: RequestArgs): Promise<Shop> {
  const opened = shops.get(context) ?? createShop(request, addressIn(context))
  shops.set(context, opened)
  try {
    const shop = await opened
    // After an action the loaders have the same shop.
    return shop.failingAs(failuresOf(request))
  } catch (error) {
    // Every loader of the request throws this response, and its body can be read only once.
    throw error instanceof Response ? error.clone() : error
  }
}

/** A loader that hands the opened shop, and the parameters of the address, to its screen. */
export function shopLoader<Answer>(load: (shop: Shop, params: LoaderFunctionArgs['params']) => Answer) {
  return async (args: LoaderFunctionArgs) => load(await openShop(args), args.params)
}

/** An action that hands the posted fields, and those of the address, to its use case. */
export function formAction<Answer>(
  answer: (shop: Shop, form: URLSearchParams, params: ActionFunctionArgs['params']) => Answer,
) {
  return async (args: ActionFunctionArgs) => {
    const shop = await openShop(args)
    return answer(shop, await shop.form(), args.params)
  }
}

/** The loader of an address to which forms are only posted: opened as a link, it leads home. */
export const leadHome = shopLoader((shop) => shop.redirect(homePath()))

/** The shop of an opened request, or null when opening failed. */
export async function openedShop(context: object): Promise<Shop | null> {
  return (await shops.get(context)?.catch(() => null)) ?? null
}

/** Writes the changes of the request's loaders (cookies, Server-Timing) and who may cache the answer to its headers. */
export async function finishShop(context: object, headers: Headers) {
  const shop = await openedShop(context)
  shop?.reply.writeHeaders(headers, { isPage: true })
}

async function createShop(request: Request, clientAddress: string | null): Promise<Shop> {
  const { pathname, search } = new URL(request.url)
  const refusalStatus = policyStatus({ method: request.method, path: pathname + search, headers: request.headers })
  if (refusalStatus) throw policyResponse(refusalStatus, request)
  const gatewayRedirect = await redirectGatewayReturn(request)
  if (gatewayRedirect) throw gatewayRedirect
  const host = readHost(request.headers.get('Host'))?.name ?? ''
  const cookies = request.headers.get('Cookie')
  const requestId = requestIdOf(request.headers.get('X-Request-Id'))
  const timings = new Timings(requestId)
  const connection = {
    baseUrl: env().VENDOR_API_URL,
    timeoutMs: env().VENDOR_TIMEOUT_MS,
    onCall: timings.report,
  }

  const anonymous = { ...connection, locale: 'en', vendorId: '', token: null }
  const hostSettings = await settingsOfHost(host, anonymous, clientAddress).catch((error: unknown) => {
    if (error instanceof HostsBusy) throw policyResponse(503, request)
    const failure = pageFailure(error)
    throw failure ? policyResponse(failure.status === 504 ? 504 : 503, request) : error
  })
  if (!hostSettings) throw policyResponse(404, request)
  const picked = readPlain(cookies, 'localelang') ?? null
  const locale = await detectLocale(
    request,
    hostSettings.languages.length ? hostSettings.languages : ['en'],
    picked,
    languageNamed(request),
  )
  const texts = await textsIn(locale, hostSettings, connection)
  const settings = settingsIn(locale, hostSettings, texts)
  const scope = { vendorId: settings.vendorId, isSecure: isSecureHost(host) }
  const device = new DeviceCookies(cookies, scope)
  const session = new ShopSession(cookies, scope)
  const owner = {
    // Somebody whose session has ended keeps a customer's drafts.
    isGuest: () => session.lastUserId === null,
    mayBegin: async () =>
      clientAddress === null || (await countTry('guestDrafts', `${scope.vendorId} ${clientAddress}`)).waitMs === 0,
  }
  const state = {
    device,
    session,
    drafts: await Drafts.open(device, scope.vendorId, owner),
    short: new ShortCookies(cookies, scope),
    toasts: new ToastCookie(cookies, scope),
  }
  const typed = typedAt(state.short, boundedAddress(request.url))
  const shop = new Shop(request, settings, locale, requestId, state, timings, clientAddress, typed)
  await confirmSession(shop)
  return shop
}

/** The language in the address, or for a form the language of its page, so that the answer is in the same language. */
function languageNamed(request: Request) {
  const own = languageOf(request.url)
  return own ?? (isRead(request) ? null : languageOf(request.headers.get('Referer') ?? ''))
}

type TranslatedSettings = { texts: SettingsTexts; settings: Settings }
const translatedSettings = new WeakMap<Settings, Map<string, TranslatedSettings>>()

/** The settings for this deployment and language: the same object while its input is cached. */
function settingsIn(locale: string, hostSettings: Settings, texts: SettingsTexts): Settings {
  const byLocale = translatedSettings.get(hostSettings) ?? new Map<string, TranslatedSettings>()
  translatedSettings.set(hostSettings, byLocale)
  const cached = byLocale.get(locale)
  if (cached?.texts === texts) return cached.settings
  const settings = inLanguage(asDeployed(hostSettings, env()), texts, locale)
  byLocale.set(locale, { texts, settings })
  return settings
}

const noTexts: SettingsTexts = {}

/** The vendor's texts in the page's language. Settings arrive in English and stay so if the texts cannot be loaded. */
async function textsIn(
  locale: string,
  { vendorId }: Settings,
  connection: Pick<TransportOptions, 'baseUrl' | 'timeoutMs' | 'onCall'>,
) {
  if (locale === 'en') return noTexts
  const { settings } = createVendor({ ...connection, locale, vendorId, token: null, cache })
  return settings.texts().catch(() => noTexts)
}

/**
 * Continues the cookie's session, with its token if the store keeps it, unless it was ended elsewhere. A lost token
 * ends the session with a message; while the store is gone the customer is treated as a guest and nothing changes. Only
 * a visible page removes an ended session's cookie: the answer to a script's earlier request may arrive after a new
 * sign-in and would overwrite its cookie.
 */
export async function confirmSession({ session, reply, t, requestId }: Shop) {
  const { claimedSession } = session
  if (!claimedSession) return
  const end = () => (reply.isSeen ? session.signOut() : session.disregard())
  if (await hasEnded(claimedSession.id)) return end()
  try {
    if (await session.restore()) return
    end()
    reply.toast('info', t('session.expired'))
  } catch (error) {
    log.warn({ requestId, reason: failureName(error) }, 'session token')
    reply.personal()
  }
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
