import type { Settings } from '~/domain/brand/settings'
import { env } from '~/env.server'
import { cache } from '~/http/shop/cache.server'
import { Timings } from '~/http/shop/timings.server'
import { createGeocoder, type Geocoder } from '~/maps/geocoder.server'
import { createVendor, type Vendor } from '~/vendor-api/index.server'
import type { TransportOptions } from '~/vendor-api/send'

/** How a failed vendor call is thrown: as a page, or as the error itself. */
export type Failures = 'pages' | 'errors'

type Options = {
  settings: Settings
  locale: string
  timings: Timings
  token: () => string | null
}

/** One request's clients for the services behind the site: the vendor API and the maps service. */
export class Connection {
  private readonly bound = new Map<Failures, { token: string | null; vendor: Vendor }>()
  private deadline = Infinity

  constructor(private readonly options: Options) {}

  /** The vendor API with the customer's token; signing in binds it again. `onFailure` throws as `failures` says. */
  vendor(failures: Failures, onFailure: (error: unknown) => Promise<never>): Vendor {
    const { settings, timings } = this.options
    const token = this.options.token()
    const bound = this.bound.get(failures)
    if (bound?.token === token) return bound.vendor
    const vendor = this.client({
      token,
      deadline: this.deadline,
      ownPlace: settings.systemLocation,
      onCall: timings.report,
      onFailure,
    })
    this.bound.set(failures, { token, vendor })
    return vendor
  }

  /**
   * The vendor API for work that is shared with other requests, or goes on after this one: it throws the vendor's
   * failures, and does not count as an answer of this page. As a guest it carries no token.
   */
  detached({ asGuest = false } = {}): Vendor {
    return this.client({
      token: asGuest ? null : this.options.token(),
      // Calls that belong to no request are logged only.
      onCall: (call) => new Timings('detached').report(call),
    })
  }

  /** The maps service's address search, with the deployment's key or else the vendor's. */
  get geocoder(): Geocoder {
    const { settings, locale, timings } = this.options
    return createGeocoder({
      baseUrl: env().MAPS_API_URL,
      key: env().MAPS_API_KEY || settings.mapsKey,
      language: locale,
      timeoutMs: env().VENDOR_TIMEOUT_MS,
      onCall: timings.report,
    })
  }

  /** From now on no vendor call of this request waits longer than the rest of this many milliseconds. */
  setDeadline(ms: number) {
    this.deadline = performance.now() + ms
    this.bound.clear()
  }

  private client(options: Pick<TransportOptions, 'token' | 'deadline' | 'ownPlace' | 'onCall' | 'onFailure'>) {
    const { settings, locale } = this.options
    return createVendor({
      baseUrl: env().VENDOR_API_URL,
      timeoutMs: env().VENDOR_TIMEOUT_MS,
      locale,
      vendorId: settings.vendorId,
      cache,
      ...options,
    })
  }
}
