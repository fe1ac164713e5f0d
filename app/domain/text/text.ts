const characterSegmenter = new Intl.Segmenter()
const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * The text cut to at most so many visible characters with an ellipsis, when it has more than `over` of them. It ends after a
 * whole word, unless that alone is longer than half of what may stay; never within an emoji or between a letter and its marks.
 */
export function cutText(text: string, to: number, over = to): string {
  if (text.length <= over) return text
  const characters: string[] = []
  for (const { segment } of characterSegmenter.segment(text)) {
    if (characters.push(segment) > over) return cutAt(characters.slice(0, to).join(''), text)
  }
  return text
}

/** As many whole words of a text as have room in so many letters; the whole text where not even the first has. */
export function wholeWords(text: string, letters: number): string {
  const words = text.trim().split(/\s+/)
  const fits = (count: number) => words.slice(0, count).join(' ').length <= letters
  return words.slice(0, words.findLastIndex((_, at) => fits(at + 1)) + 1).join(' ') || text
}

/** Ends after a whole word where that keeps more than half. */
function cutAt(kept: string, text: string) {
  const cutWord = wordSegmenter.segment(text).containing(kept.length)
  const end = cutWord && cutWord.index > kept.length / 2 ? cutWord.index : kept.length
  return `${kept.slice(0, end).trimEnd()}…`
}

/** The vendor's footer text: over 250 characters it is cut to 210 (rules 19.4). */
export function footerText(text: string): string {
  return cutText(text, 210, 250)
}

/** Text without case and accents: 'cafe' finds 'Café'. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
