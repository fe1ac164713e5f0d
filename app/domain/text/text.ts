const characterSegmenter = new Intl.Segmenter()
const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * The text cut to this many visible characters, with an ellipsis, when it has more than `over` of them. It is cut after
 * a whole word, unless that would lose more than half; never within an emoji or between a letter and its marks.
 */
export function cutText(text: string, to: number, over = to): string {
  if (text.length <= over) return text
  const characters = firstCharacters(text, over + 1)
  return characters.length > over ? cutAt(characters.slice(0, to).join(''), text) : text
}

/** The most code units of one visible character, so that a letter with piled-up marks cannot be huge. */
const longestCharacter = 20

/** The first `most` visible characters. Segmenting is quadratic, so only the start of the text is segmented. */
export function firstCharacters(text: string, most: number): string[] {
  const characters: string[] = []
  for (const { segment } of characterSegmenter.segment(text.slice(0, most * longestCharacter))) {
    if (characters.push(segment) === most) break
  }
  return characters
}

const longestWord = 100

/** Ends after a whole word where that keeps more than half. */
function cutAt(beginning: string, text: string) {
  const near = text.slice(0, beginning.length + longestWord)
  const cutWord = wordSegmenter.segment(near).containing(beginning.length)
  const end = cutWord && cutWord.index > beginning.length / 2 ? cutWord.index : beginning.length
  return `${beginning.slice(0, end).trimEnd()}…`
}

/** The longest text to search for. */
export const longestQuery = 80

/** The text to search for in an address, `?q=`. */
export const typedQuery = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, longestQuery)

/** A test for texts that have all these words, in any order: 'cafe' finds 'Café'. */
export function wordSearch(words: string): (text: string) => boolean {
  const wanted = folded(words).split(/\s+/)
  return (text) => {
    const searchable = folded(text)
    return wanted.every((word) => searchable.includes(word))
  }
}

/** Text without case and accents. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether anything of a text can be seen: a blank, or a character without width, cannot. */
export const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/** A text without the invisible direction and zero-width characters that come along when a number or code is copied. */
export const withoutUnseen = (text: string) => text.replace(/\p{Cf}/gu, '').trim()
