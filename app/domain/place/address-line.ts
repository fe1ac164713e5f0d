import { listText } from '~/domain/text/list-text'
import type { Address } from './address'

/**
 * An address in one line, 'flat, house, address', without the parts that are not given (rules 15.4), with the comma of the
 * page's language between them.
 */
export function addressLine(
  { flat, house, address }: Pick<Address, 'flat' | 'house' | 'address'>,
  locale: string,
): string {
  const parts = [flat, house, address].map((part) => part.trim())
  return listText(
    parts.filter((part) => part !== ''),
    locale,
  )
}
