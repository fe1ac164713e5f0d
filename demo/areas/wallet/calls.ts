import { desc, eq } from 'drizzle-orm'
import { refused, success } from '../../core/answer'
import { memberCall, type Call, type MemberContext } from '../../core/call'
import { wallTime } from '../../core/clock'
import { id, langField } from '../../core/fields'
import { money } from '../../core/money'
import { orRefused, Refusal } from '../../core/refusal'
import { balanceOf } from '../../db/ledger'
import { walletEntries, type WalletEntryRow } from '../../db/schema'
import { isAnother } from '../accounts/accounts'

/** Movements are numbered from here. */
const FIRST_MOVEMENT = 5000

/** Throws a Refusal when the brand has no wallets, or the wallet belongs to another customer. */
export function checkOwnWallet({ brand, user, body }: MemberContext<{ user_id: string }>): void {
  if (brand.walletOff) throw new Refusal('walletOff')
  if (isAnother(user, body.user_id)) throw new Refusal('otherAccount')
}

/** A movement: the amount is always above zero, the type tells its direction (flows 13.2). */
function movementView(entry: WalletEntryRow, timeZone: string): Record<string, unknown> {
  return {
    order_id: `T-${FIRST_MOVEMENT + entry.id}`,
    user_order_id: entry.orderId,
    type: entry.kind === 'opening' ? 'recharge' : entry.kind,
    amount: money(Math.abs(entry.cents) / 100),
    order_date: wallTime(entry.at, timeZone),
  }
}

const getUserWalletAmount = memberCall(
  'get_user_wallet_amount',
  {},
  ({ demo, brand, user, say }) =>
    brand.walletOff
      ? refused(say('walletOff'))
      : success(say('success'), { wallet_amount: balanceOf(demo.db, user.id) }),
  { method: 'GET' },
)

const historyFields = { ...langField, vendor_id: id, user_id: id }

const getUserWalletHistory = memberCall('get_user_wallet_history', historyFields, (context) =>
  orRefused(context, () => {
    const { demo, brand, user, say } = context
    checkOwnWallet(context)
    const own = demo.db.select().from(walletEntries).where(eq(walletEntries.userId, user.id))
    const entries = own.orderBy(desc(walletEntries.at), desc(walletEntries.id)).all()
    const wallet = { wallet_amount: balanceOf(demo.db, user.id) }
    if (entries.length === 0) return refused(say('noMovements'), { Result: [], ...wallet })
    return success(say('success'), { Result: entries.map((entry) => movementView(entry, brand.timeZone)), ...wallet })
  }),
)

/** The customer's wallet. Adding money has its own file. */
export const walletCalls: Call[] = [getUserWalletAmount, getUserWalletHistory]
