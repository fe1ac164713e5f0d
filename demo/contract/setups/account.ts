import { operations } from '../contract'
import {
  asShown,
  atClosedBrand,
  codeSentBy,
  freshOrder,
  noAddresses,
  othersAddress,
  tokenOver,
  unknownNumber,
  type Setups,
} from './setup'

const recharges = operations.filter(({ name }) => name.endsWith('-recharge-wallet'))

/** Sign-in, account, wallet, support and addresses. */
export const accountSetups: Setups = {
  check_user_details: { 200: asShown, 101: unknownNumber },
  login: { 200: { password: 'demo1234' }, 101: { password: 'wrong' } },
  get_user_details_web: { 200: asShown, 101: tokenOver },
  customer_change_password: { 200: { reset_token: '' }, 101: { reset_token: 'rst_wrong' } },
  change_password: { 200: { password_current: 'demo1234' }, 101: { password_current: 'wrong' } },
  facebook_login: { 200: asShown, 101: { user_email: 'nobody@example.com' } },
  customer_forgot_password: { 200: asShown, 101: unknownNumber },
  verify_otp: { 200: codeSentBy('customer_forgot_password'), 101: asShown },
  check_third_party_otp: { 200: asShown, 101: { mobile_number: '12' } },
  verify_third_party_otp: { 200: codeSentBy('check_third_party_otp'), 101: asShown },
  check_third_party_forgot_password_otp: { 200: asShown, 101: unknownNumber },
  registration: { 200: { user_email: 'mina@example.com', mobile_number: '9000000077' }, 101: asShown },
  logout: { 200: asShown, 101: { user_id: 5502 } },
  update_profile: { 200: asShown, 101: { user_email: 'ravi@example.com' } },
  delete_account: {
    200: asShown,
    101: async (scene) => {
      await freshOrder(scene)
      return {}
    },
  },
  customer_report_bug: { 200: asShown, 101: { title: ' ' } },
  sendmessage: { 200: asShown, 101: { message: ' ' } },
  getmessage: {
    200: async ({ asha }) => {
      await asha.call('sendmessage', { message: 'Hello' })
      return {}
    },
    101: asShown,
  },
  get_faq_all: { 200: asShown, 101: atClosedBrand },
  list_shiping_address: { 200: asShown, 101: noAddresses },
  get_user_address: { 200: asShown, 101: noAddresses },
  add_shiping_address: { 200: asShown, 101: { address: ' ' } },
  update_shiping_address: { 200: asShown, 101: { shiping_id: othersAddress } },
  delete_shiping_address: { 200: asShown, 101: { shiping_id: othersAddress } },
  get_user_primary_address: { 200: asShown, 101: noAddresses, 401: tokenOver },
  set_primary_address: { 200: asShown, 101: { address_id: othersAddress } },
  get_user_wallet_amount: { 200: asShown, 101: atClosedBrand },
  get_user_wallet_history: { 200: asShown, 101: { user_id: 5502 } },
  ...Object.fromEntries(recharges.map(({ name }) => [name, { 200: asShown, 101: { recharge_amount: '1000000' } }])),
}
