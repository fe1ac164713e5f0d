import { env } from '~/env.server'
import { log } from '~/http/log.server'
import { keyValueStore } from '~/http/store/store.server'
import type { VendorError } from '~/vendor-api/errors'
import { fetchText } from '~/vendor-api/fetch-text.server'

/** How long an answer of the store is reused, in ms: anybody may ask, and each check costs a write. */
const checkMs = 1000

let isStopping = false
let isStoreUp = Promise.resolve(true)
let checkedAt = -checkMs

/** From now on no new requests should come here. */
export function stopBeingReady() {
  isStopping = true
}

/** Why no new requests should come here, or '': the process is about to stop, or its store cannot be written. */
export async function whyNotReady(): Promise<string> {
  if (isStopping) return 'stopping'
  if (performance.now() - checkedAt >= checkMs) {
    checkedAt = performance.now()
    isStoreUp = keyValueStore.set('ready', 1, checkMs).then(
      () => true,
      () => false,
    )
  }
  return (await isStoreUp) ? '' : 'store'
}

/** Logs a warning if nothing answers at the address of the vendor API. Any HTTP status is an answer. */
export async function warnWithoutVendor(address = env().VENDOR_API_URL) {
  const limits = { timeoutMs: env().VENDOR_TIMEOUT_MS, maxBytes: 0 }
  await fetchText('', address, { method: 'HEAD' }, limits).catch((error: VendorError) =>
    log.warn({ reason: error.detail }, 'the vendor API does not answer: see VENDOR_API_URL'),
  )
}
