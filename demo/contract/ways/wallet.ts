import { operations } from '../contract'
import { asShown, atClosedBrand, type Ways } from './way'

const recharges = operations.filter(({ name }) => name.endsWith('-recharge-wallet'))

/** The wallet; every gateway refuses the same amounts. */
export const walletWays: Ways = {
  get_user_wallet_amount: { 200: asShown, 101: atClosedBrand },
  get_user_wallet_history: { 200: asShown, 101: { user_id: 5502 } },
  ...Object.fromEntries(recharges.map(({ name }) => [name, { 200: asShown, 101: { recharge_amount: '1000000' } }])),
}
