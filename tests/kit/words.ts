import { readdirSync, readFileSync } from 'node:fs'

/** A word of the dictionary with its {{placeholders}} filled, in the language of the test's brand. */
export type Words = (key: string, values?: Record<string, string | number>) => string

export function wordsOf(locale: string): Words {
  const dictionary = dictionaryOf(locale)
  const rules = new Intl.PluralRules(locale)
  /** The plural form for a number; for a pattern of numbers, a pattern that matches all forms. */
  const formOf = (key: string, count: string | number | undefined) => {
    if (typeof count === 'number') return dictionary[`${key}_${rules.select(count)}`]
    const forms = rules.resolvedOptions().pluralCategories.flatMap((form) => dictionary[`${key}_${form}`] ?? [])
    return forms.length > 0 ? `(?:${forms.join('|')})` : undefined
  }
  return (key, values = {}) => {
    const text = dictionary[key] ?? formOf(key, values.count)
    if (text === undefined) throw new Error(`No word ${key} in ${locale}`)
    return text.replace(/\{\{(\w+)(?:, \w+)?\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}

/** All texts of a language by their keys. */
export function dictionaryOf(locale: string): Record<string, string> {
  const folder = new URL(`../../locales/${locale}/`, import.meta.url)
  const areas = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object)
  return Object.assign({}, ...areas) as Record<string, string>
}
