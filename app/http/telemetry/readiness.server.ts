import { keyValueStore } from '~/http/store/store.server'

let isStopping = false

/** From now on no new requests should come here. */
export function stopBeingReady() {
  isStopping = true
}

/** Why no new requests should come here, or '': the process is about to stop, or its store does not answer. */
export async function whyNotReady(): Promise<string> {
  if (isStopping) return 'stopping'
  const isStoreUp = await keyValueStore.get('ready').then(
    () => true,
    () => false,
  )
  return isStoreUp ? '' : 'store'
}
