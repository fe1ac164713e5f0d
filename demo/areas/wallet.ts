import { found } from '../core/answer'
import { memberCall, type Call } from '../core/call'
import { money } from '../core/money'

const getUserWalletAmount = memberCall(
  'get_user_wallet_amount',
  {},
  ({ user, say }) => found(say('success'), { wallet_amount: money(user.wallet) }),
  { method: 'GET' },
)

/** The customer's wallet. */
export const walletCalls: Call[] = [getUserWalletAmount]
