import { numberText } from './number-text'

/** A dictionary text with its {{placeholders}} filled as i18next does on the server; those without a value stay. */
export function fill(text: string, values: Record<string, string | number | undefined>, locale: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'number' ? numberText(value, locale) : value
  })
}
