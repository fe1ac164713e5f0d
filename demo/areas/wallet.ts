import { found } from '../core/answer'
import { memberCall, type Call } from '../core/call'
import { money } from '../core/money'
import { balanceOf } from '../db/ledger'

const getUserWalletAmount = memberCall(
  'get_user_wallet_amount',
  {},
  ({ demo, user, say }) => found(say('success'), { wallet_amount: money(balanceOf(demo.db, user.id)) }),
  { method: 'GET' },
)

/** The customer's wallet. */
export const walletCalls: Call[] = [getUserWalletAmount]
