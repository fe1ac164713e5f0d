const formats = new Map<string, Intl.ListFormat>()

/** Names in one line, parted as readers of the language part them: 'Large, Avocado' or 'كبير وأفوكادو'. */
export function listText(names: string[], locale: string): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' })
  formats.set(locale, format)
  return format.format(names)
}
