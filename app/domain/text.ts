/**
 * The text cut to a number of visible characters with an ellipsis, when it has more than `over` of them. Never cuts through
 * an emoji or between a letter and its marks.
 */
export function cutText(text: string, to: number, over = to): string {
  if (text.length <= over) return text
  const characters: string[] = []
  for (const { segment } of segmenter.segment(text)) if (characters.push(segment) > over) return cutAt(characters, to)
  return text
}

const segmenter = new Intl.Segmenter()

const cutAt = (characters: string[], to: number) => `${characters.slice(0, to).join('').trimEnd()}…`

/** The vendor's footer text: over 250 characters it is cut to 210 (rules 19.4). */
export function footerText(text: string): string {
  return cutText(text, 210, 250)
}
