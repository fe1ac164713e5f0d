import { messages } from '../areas/messages'
import type { Lang } from './words'

/** Name of a message to the customer. */
export type MessageKey = keyof typeof messages

/** The message in the wanted language (English when the language is unknown), with its {places} filled in. */
export function message(key: MessageKey, lang: Lang | null, values: Record<string, string> = {}): string {
  return messages[key][lang ?? 'en'].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
