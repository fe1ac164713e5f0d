/** The signed-in customer's basics (spec 3 'User'), without the token. */
export type User = {
  id: string
  name: string
  mobile: string
  email: string
  /** Whether this customer may pay cash on delivery. */
  canPayCash: boolean
}
