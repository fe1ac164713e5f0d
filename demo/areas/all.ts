import type { Call } from '../core/call'
import { addressCalls } from './addresses'
import { authCalls } from './auth'
import { menuCheckCalls } from './menu-checks'
import { menuCalls } from './menus'
import { orderCalls } from './orders'
import { placeOrderCalls } from './place-order'
import { settingsCalls } from './settings'
import { storeFactCalls } from './store-facts'
import { storeCalls } from './stores'
import { walletCalls } from './wallet'

/** Every call the demo answers. */
export const calls: Call[] = [
  ...authCalls,
  ...settingsCalls,
  ...addressCalls,
  ...orderCalls,
  ...placeOrderCalls,
  ...storeCalls,
  ...storeFactCalls,
  ...menuCalls,
  ...menuCheckCalls,
  ...walletCalls,
]
