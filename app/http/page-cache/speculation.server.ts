import { speculationPath } from '~/paths'

/** Returns a header of a request by its name in lower case. */
type Header = (name: string) => string | null | undefined

/**
 * The first Chromium that forgets its prefetches when an answer says so. Older ones would show an old cart, and no other browser
 * reads the rules from a header.
 */
const firstForgetful = 138

/** The header that names the prefetch rules. */
const rules = ['Speculation-Rules', `"${speculationPath()}"`]
const none: string[] = []

/** The header of a guest's page for a client: [] for a browser that must not prefetch (rules 23.10). */
export function speculationHeader(header: Header): string[] {
  return canPrefetch(header) && header('save-data') !== 'on' ? rules : none
}

/** Tells a prefetching browser to forget its pages, because something that they show has changed. */
export function forgetFetched(header: Header, answer: Headers) {
  if (canPrefetch(header)) answer.set('Clear-Site-Data', '"prefetchCache"')
}

function canPrefetch(header: Header) {
  const [, version] = /"Chromium";v="(\d{1,4})"/.exec(header('sec-ch-ua') ?? '') ?? []
  return Number(version) >= firstForgetful
}
