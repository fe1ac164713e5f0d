import { numberText } from './number-text'

/** A dictionary text with its {{placeholders}} filled as i18next fills them on the server: a placeholder without a value stays. */
export function fill(text: string, values: Record<string, string | number | undefined>, locale: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'number' ? numberText(value, locale) : value
  })
}
