import type { HeaderReader } from '~/http/request-policy/request-head.server'
import { speculationPath } from '~/paths'

/** The first Chromium that forgets prefetches when told to; older ones would show an old cart. Others ignore this. */
const firstForgetful = 138

/** The header that names the prefetch rules of a page. */
const rulesOf = (readers: 'all' | 'one') => ['Speculation-Rules', `"${speculationPath(readers)}"`] as const
const rulesForAll = [...rulesOf('all')]
const none: string[] = []

/** The header of a page for all guests: [] for a browser that must not prefetch (rules 23.10). */
export function speculationHeader(asked: HeaderReader): string[] {
  return mayPrefetch(asked) ? rulesForAll : none
}

/** Adds the header of a page for one guest, such as one with a cart: only what is pressed is prefetched. */
export function prefetchPressed(asked: HeaderReader, answer: Headers) {
  if (mayPrefetch(asked)) answer.set(...rulesOf('one'))
}

/** Tells a prefetching browser to forget its pages, because something that they show has changed. */
export function forgetFetched(asked: HeaderReader, answer: Headers) {
  if (canPrefetch(asked)) answer.set('Clear-Site-Data', '"prefetchCache"')
}

const mayPrefetch = (asked: HeaderReader) => canPrefetch(asked) && asked.get('save-data') !== 'on'

function canPrefetch(asked: HeaderReader) {
  const [, version] = /"Chromium";v="(\d{1,4})"/.exec(asked.get('sec-ch-ua') ?? '') ?? []
  return Number(version) >= firstForgetful
}
