/** Names in one line, parted as readers of the language part them: 'Large, Avocado' or 'كبير وأفوكادو'. */
export function listText(names: string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(names)
}
