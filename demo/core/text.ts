/** The text in a spelling that can be compared: without case, accents, and the Arabic letters that people mix up. */
function simplified(value: string): string {
  return value
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u0655]/g, '')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
}

/** Words of a text, simplified; dots and apostrophes part none: "C.G." is "cg". */
export function wordsOf(value: string): string[] {
  return (
    simplified(value)
      .replace(/[.'’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
