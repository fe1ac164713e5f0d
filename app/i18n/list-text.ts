const lists = new Map<string, Intl.ListFormat>()

/** Names one after the other, parted as the language does. */
export function listText(names: string[], locale: string): string {
  const list = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  lists.set(locale, list)
  return list.format(names)
}
