import { kilometres, type Point } from '../core/geo'
import { wordsOf } from '../core/text'
import { places, type Place } from '../seed/gazetteer'

/** The most places that a search finds. */
export const LIMIT = 5
/** Points farther than this from every known place have no address. */
const REACH_KM = 30

/** A place with its id and its words, in all languages, for searching. */
export interface KnownPlace extends Place {
  id: string
  /** Words of each of its names. */
  names: string[][]
  /** Words of its names and of where it is. */
  words: string[]
}

const slug = (text: string) => wordsOf(text).join('-')

/** All places of the gazetteer. */
export const knownPlaces: readonly KnownPlace[] = places.map((place) => {
  const { name, locality, state, country, postalCode } = place
  return {
    ...place,
    id: `demo-${slug(locality[0])}-${slug(name[0])}`,
    names: name.map(wordsOf),
    words: wordsOf([...name, ...locality, ...state, ...country, postalCode].join(' ')),
  }
})

const byId = new Map(knownPlaces.map((place) => [place.id, place]))

/** A place by its id. */
export const placeById = (id: string): KnownPlace | undefined => byId.get(id)

const begin = (words: readonly string[], prefix: string) => words.some((word) => word.startsWith(prefix))

/** How many of the wanted words begin a word of the text. */
const countMatches = (wanted: readonly string[], words: readonly string[]) =>
  wanted.filter((word) => begin(words, word)).length

/** Does the place have all words of the search? */
export const answersAll = (place: KnownPlace, wanted: readonly string[]): boolean =>
  countMatches(wanted, place.words) === wanted.length

/** How well a place fits: each match counts, a match in its own name counts more, its whole name counts most. */
function fit(place: KnownPlace, wanted: readonly string[]): number {
  const inName = Math.max(...place.names.map((name) => countMatches(wanted, name)))
  const wholeName = place.names.some((name) => name.every((word) => wanted.includes(word))) ? 5 : 0
  return countMatches(wanted, place.words) + inName * 2 + wholeName
}

const best = (candidates: readonly KnownPlace[], score: (place: KnownPlace) => number): KnownPlace[] =>
  candidates
    .map((place) => ({ place, score: score(place) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, LIMIT)
    .map((entry) => entry.place)

/** Places that an address means, best first: those that have all its words, or else at least half of them. */
export function search(candidates: readonly KnownPlace[], wanted: readonly string[]): KnownPlace[] {
  if (wanted.length === 0) return []
  const whole = candidates.filter((place) => answersAll(place, wanted))
  const half = candidates.filter((place) => countMatches(wanted, place.words) * 2 >= wanted.length)
  return best(whole.length > 0 ? whole : half, (place) => fit(place, wanted))
}

/** Places with words that begin with all of what was typed, those inside the circle before the others. */
export function complete(
  candidates: readonly KnownPlace[],
  wanted: readonly string[],
  circle: { centre: Point; km: number } | null,
): KnownPlace[] {
  const isInside = (place: KnownPlace) => circle !== null && kilometres(place.point, circle.centre) <= circle.km
  const startsName = (place: KnownPlace) => place.names.some((name) => begin(name.slice(0, 1), wanted[0] ?? ''))
  return best(
    candidates.filter((place) => answersAll(place, wanted)),
    (place) => (isInside(place) ? 100 : 0) + fit(place, wanted) + (startsName(place) ? 1 : 0),
  )
}

/** Places around a point, nearest first. */
export function near(candidates: readonly KnownPlace[], at: Point): KnownPlace[] {
  const inReach = candidates.filter((place) => kilometres(place.point, at) <= REACH_KM)
  return best(inReach, (place) => -kilometres(place.point, at))
}
