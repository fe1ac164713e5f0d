import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { CookieScope } from '~/http/device/cookies.server'
import { DeviceCookies } from '~/http/device/device-cookies.server'
import { ShopSession } from '~/http/device/session.server'
import { ShortCookies, ToastCookie } from '~/http/device/short-cookies.server'
import { hasEnded } from '~/http/device/stored-sessions.server'
import { Drafts } from '~/http/drafts/drafts.server'
import { boundedAddress } from '~/http/forms/bounded.server'
import { redirectGatewayReturn } from '~/http/forms/gateway-return.server'
import { typedAt } from '~/http/forms/typed-text.server'
import { failureName, log, requestIdOf } from '~/http/log.server'
import { addressIn } from '~/http/request-policy/client-address.server'
import { countTry } from '~/http/request-policy/limits.server'
import { policyResponse } from '~/http/request-policy/policy-page.server'
import { policyStatus } from '~/http/request-policy/policy.server'
import { hostNameOf, isSecureHost } from '~/http/request-policy/request-head.server'
import { settingsOfRequest } from '~/http/shop/request-settings.server'
import { failuresOf, Shop } from '~/http/shop/shop.server'
import { Timings } from '~/http/shop/timings.server'
import { homePath } from '~/paths'

const shops = new WeakMap<object, Promise<Shop>>()

/**
 * Opens the request: vendor and language from host and headers, session, cart and place from the cookies. Called first
 * in every loader and action; they share one `Shop` per request, because Remix hands all of them the same context
 * object. Throws a page: 400, 403 or 405 for a request that is refused unread, 404 for an unknown host, 503 or 504 when
 * its settings cannot be loaded.
 */
export async function openShop({ request, context }: { request: Request; context: object }): Promise<Shop> {
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

/** A loader that hands the opened shop, the parameters of the address, and the request to its screen. */
export function shopLoader<Answer>(
  load: (shop: Shop, params: LoaderFunctionArgs['params'], request: Request) => Answer,
) {
  return async (args: LoaderFunctionArgs) => load(await openShop(args), args.params, args.request)
}

/** An action whose use case reads the body itself, if at all. */
export const shopAction = shopLoader

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

async function createShop(request: Request, clientAddress: string | null): Promise<Shop> {
  const { pathname, search } = new URL(request.url)
  const refusalStatus = policyStatus({ method: request.method, path: pathname + search, headers: request.headers })
  if (refusalStatus) throw policyResponse(refusalStatus, request)
  const gatewayRedirect = await redirectGatewayReturn(request)
  if (gatewayRedirect) throw gatewayRedirect
  const host = hostNameOf(request)
  const requestId = requestIdOf(request.headers.get('X-Request-Id'))
  const timings = new Timings(requestId)
  const { settings, locale } = await settingsOfRequest(request, { host, clientAddress, onCall: timings.report })
  const scope = { vendorId: settings.vendorId, isSecure: isSecureHost(host) }
  const state = await browserState(request, scope, clientAddress)
  const typed = typedAt(state.short, boundedAddress(request.url))
  const shop = new Shop(request, settings, locale, requestId, state, timings, clientAddress, typed)
  await confirmSession(shop)
  return shop
}

/** What the browser's cookies say, and the drafts that they name. */
async function browserState({ headers }: Request, scope: CookieScope, clientAddress: string | null) {
  const cookies = headers.get('Cookie')
  const device = new DeviceCookies(cookies, scope)
  const session = new ShopSession(cookies, scope)
  const owner = {
    // Somebody whose session has ended keeps a customer's drafts.
    isGuest: () => session.lastUserId === null,
    mayBegin: async () =>
      clientAddress === null || (await countTry('guestDrafts', `${scope.vendorId} ${clientAddress}`)).waitMs === 0,
  }
  return {
    device,
    session,
    drafts: await Drafts.open(device, scope.vendorId, owner),
    short: new ShortCookies(cookies, scope),
    toasts: new ToastCookie(cookies, scope),
  }
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
