/** The text with the digits of any script, as some keyboards type them, replaced by ASCII ones. */
export function withAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.normalize('NFKC'))))
}

/** Unicode lists the digits of a script in order, zero first. Digits in another style are normalised before. */
function digitValue(digit: string) {
  let zero = digit.codePointAt(0) ?? 0
  const at = zero
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && at - zero < 9) zero--
  return at - zero
}
