const segmenter = new Intl.Segmenter()
const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * The text cut to at most so many visible characters with an ellipsis, when it has more than `over` of them. It ends after a
 * whole word, unless that alone is longer than half of what may stay; never within an emoji or between a letter and its marks.
 */
export function cutText(text: string, to: number, over = to): string {
  if (text.length <= over) return text
  const characters: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    if (characters.push(segment) > over) return `${cutAt(text, characters.slice(0, to).join(''))}…`
  }
  return text
}

/** The kept start of a text, without the part of a word that the rest would complete. */
function cutAt(text: string, kept: string): string {
  const word = wordSegmenter.segment(text).containing(kept.length)
  const end = word && word.index > kept.length / 2 ? word.index : kept.length
  return kept.slice(0, end).trimEnd()
}

/** The vendor's footer text: over 250 characters it is cut to 210 (rules 19.4). */
export function footerText(text: string): string {
  return cutText(text, 210, 250)
}
