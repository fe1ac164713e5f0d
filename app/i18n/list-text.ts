const formats = new Map<string, Intl.ListFormat>()

/** Names one after another as readers of the language write them: 'Salads, Bowls', 'سلطات وأطباق'. */
export function listText(names: string[], locale: string): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' })
  formats.set(locale, format)
  return format.format(names)
}
