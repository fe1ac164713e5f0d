/** The text in a comparable form: without case and accents, and with one form for Arabic letters that people mix up. */
function simplified(value: string): string {
  return value
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u0655]/g, '')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
}

/** Simplified words of a text. Dots and apostrophes do not separate words: "C.G." is "cg". */
export function wordsOf(value: string): string[] {
  return (
    simplified(value)
      .replace(/[.'’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
