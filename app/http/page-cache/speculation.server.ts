import type { HeaderReader } from '~/http/request-policy/request-head.server'
import { speculationPath } from '~/paths'

/** The first Chromium that forgets prefetches when told to; older ones would show an old cart. Others ignore this. */
const firstForgetful = 138

/** The header that names the prefetch rules. */
const rules = ['Speculation-Rules', `"${speculationPath()}"`]
const none: string[] = []

/** The header of a guest's page for a client: [] for a browser that must not prefetch (rules 23.10). */
export function speculationHeader(asked: HeaderReader): string[] {
  return canPrefetch(asked) && asked.get('save-data') !== 'on' ? rules : none
}

/** Tells a prefetching browser to forget its pages, because something that they show has changed. */
export function forgetFetched(asked: HeaderReader, answer: Headers) {
  if (canPrefetch(asked)) answer.set('Clear-Site-Data', '"prefetchCache"')
}

function canPrefetch(asked: HeaderReader) {
  const [, version] = /"Chromium";v="(\d{1,4})"/.exec(asked.get('sec-ch-ua') ?? '') ?? []
  return Number(version) >= firstForgetful
}
