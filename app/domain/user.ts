/** The signed-in customer's basics (rules 21.1), without the token. */
export type User = {
  id: string
  name: string
  mobile: string
  email: string
  /** Whether this customer may pay cash on delivery. */
  canPayCash: boolean
}
