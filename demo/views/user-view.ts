import { wallTime } from '../core/clock'
import { money } from '../core/money'
import type { User } from '../db/schema'

/** A signed-in customer, with the bearer token. */
export function userView(user: User, token: string): Record<string, unknown> {
  return {
    user_id: user.id,
    user_name: user.name,
    last_name: user.lastName,
    mobile_number: user.mobile,
    country_code: user.countryCode,
    email: user.email,
    user_email: user.email,
    token,
    wallet_amount: money(user.wallet),
    wallet_status: 'active',
    is_cod_enable: 1,
    created_at: wallTime(user.createdAt, 'UTC'),
  }
}
