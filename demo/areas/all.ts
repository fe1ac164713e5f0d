import type { Call } from '../core/call'
import { addressCalls } from './addresses'
import { authCalls } from './auth'
import { bugReportCalls } from './bug-reports'
import { chainCalls } from './chains'
import { chatCalls } from './chat'
import { codeCalls } from './codes'
import { faqCalls } from './faq'
import { menuCheckCalls } from './menu-checks'
import { menuCalls } from './menus'
import { orderImageCalls } from './order-images'
import { orderCalls } from './orders'
import { passwordCalls } from './passwords'
import { placeOrderCalls } from './place-order'
import { profileCalls } from './profile'
import { promoCalls } from './promo'
import { rideCalls } from './rides'
import { searchCalls } from './search'
import { ratingCalls } from './ratings'
import { rechargeCalls } from './recharge'
import { reorderCalls } from './reorder'
import { settingsCalls } from './settings'
import { signUpCalls } from './sign-up'
import { storeFactCalls } from './store-facts'
import { storeCalls } from './stores'
import { subscriptionCreateCalls } from './subscription-create'
import { subscriptionCalls } from './subscriptions'
import { tagCalls } from './tags'
import { trackingCalls } from './tracking'
import { walletCalls } from './wallet'

/** Every call the demo answers. */
export const calls: Call[] = [
  ...authCalls,
  ...codeCalls,
  ...signUpCalls,
  ...passwordCalls,
  ...profileCalls,
  ...bugReportCalls,
  ...chatCalls,
  ...faqCalls,
  ...settingsCalls,
  ...addressCalls,
  ...orderCalls,
  ...orderImageCalls,
  ...ratingCalls,
  ...reorderCalls,
  ...trackingCalls,
  ...placeOrderCalls,
  ...promoCalls,
  ...storeCalls,
  ...storeFactCalls,
  ...chainCalls,
  ...searchCalls,
  ...tagCalls,
  ...rideCalls,
  ...menuCalls,
  ...menuCheckCalls,
  ...walletCalls,
  ...rechargeCalls,
  ...subscriptionCreateCalls,
  ...subscriptionCalls,
]
