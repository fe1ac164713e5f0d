/** The signed-in customer's basics (rules 21.1), without the token. */
export type User = {
  id: string
  name: string
  mobile: string
  /** Digits of the number's dial code; '' when it is not known. */
  dialCode: string
  email: string
  /** Whether this customer may pay cash on delivery. */
  canPayCash: boolean
  /** Whether their wallet may pay (flows 9.10); only known when it was asked for just now. */
  hasWallet?: boolean
}
