import { speculationPath } from '~/paths'

/** Gives a header of a request by its name in lower case. */
type Header = (name: string) => string | null | undefined

/**
 * The first Chromium that forgets what it fetched beforehand when an answer tells it to. Older ones would show an old cart, and no
 * other browser reads the rules from a header.
 */
const firstForgetful = 138

/** What names the rules by which links are fetched beforehand, as a header's name and value. */
const rules = ['Speculation-Rules', `"${speculationPath()}"`]
const none: string[] = []

/** The header that a guest's page has for whoever asks for it: [] for a browser that is not to fetch beforehand (rules 23.10). */
export function speculationHeader(header: Header): string[] {
  return fetchesBeforehand(header) && header('save-data') !== 'on' ? rules : none
}

/** Tells a browser that fetches beforehand to forget what it has: something changed that pages show. */
export function forgetFetched(header: Header, answer: Headers) {
  if (fetchesBeforehand(header)) answer.set('Clear-Site-Data', '"prefetchCache"')
}

function fetchesBeforehand(header: Header) {
  const [, version] = /"Chromium";v="(\d{1,4})"/.exec(header('sec-ch-ua') ?? '') ?? []
  return Number(version) >= firstForgetful
}
