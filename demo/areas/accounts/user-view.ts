import type { Brand } from '../../catalogue/types'
import { wallTime } from '../../core/clock'
import { balanceOf } from '../../db/ledger'
import type { Queries } from '../../db/open'
import type { User } from '../../db/schema'

/** A signed-in customer, with the bearer token. */
export function userView(brand: Brand, db: Queries, user: User, token: string): Record<string, unknown> {
  return {
    user_id: user.id,
    user_name: user.name,
    last_name: user.lastName,
    mobile_number: user.mobile,
    country_code: user.countryCode,
    email: user.email,
    user_email: user.email,
    token,
    wallet_amount: balanceOf(db, user.id),
    wallet_status: brand.walletOff ? 'inactive' : 'active',
    is_cod_enable: user.cashAllowed ? 1 : 0,
    created_at: wallTime(user.createdAt, 'UTC'),
  }
}
