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
}
