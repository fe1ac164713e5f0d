/** The signed-in customer's basics (rules 21.1), without the token. */
export type User = {
  id: string
  name: string
  mobile: string
  /** Digits of the number's dial code; '' when it is not known. */
  dialCode: string
  email: string
  canPayCash: boolean
  /** Whether their wallet may pay (flows 9.10); undefined unless the vendor was just asked. */
  hasWallet?: boolean
}

/** A full name in the two parts that an account has: its first word, and the rest, which may be ''. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** A customer's id that is unique among the customers of all vendors. */
export const customerOf = ({ settings }: { settings: { vendorId: string } }, { id }: User) =>
  `${settings.vendorId}:${id}`
