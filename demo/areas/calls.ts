import type { Call } from '../core/call'
import { passwordCalls } from './accounts/passwords'
import { profileCalls } from './accounts/profile'
import { signInCalls } from './accounts/sign-in'
import { signUpCalls } from './accounts/sign-up'
import { addressCalls } from './addresses/calls'
import { codeCalls } from './codes/calls'
import { couponCalls } from './coupons/calls'
import { rideCalls } from './couriers/rides'
import { trackingCalls } from './couriers/tracking'
import { menuCheckCalls } from './menus/menu-checks'
import { menuCalls } from './menus/menus'
import { orderImageCalls } from './order-images/calls'
import { ownOrderCalls } from './orders/own-orders'
import { placeOrderCalls } from './orders/place-order'
import { reorderCalls } from './orders/reorder'
import { ratingCalls } from './ratings/calls'
import { searchCalls } from './search/search'
import { tagCalls } from './search/tags'
import { settingsCalls } from './settings/calls'
import { chainCalls } from './stores/chains'
import { storeFactCalls } from './stores/store-facts'
import { storeCalls } from './stores/stores'
import { ownSubscriptionCalls } from './subscriptions/own-subscriptions'
import { subscribeCalls } from './subscriptions/subscribe'
import { bugReportCalls } from './support/bug-reports'
import { chatCalls } from './support/chat'
import { faqCalls } from './support/faq'
import { walletCalls } from './wallet/calls'
import { rechargeCalls } from './wallet/recharge'

/** Every call the demo answers, area by area. */
export const calls: Call[] = [
  ...passwordCalls,
  ...profileCalls,
  ...signInCalls,
  ...signUpCalls,
  ...addressCalls,
  ...codeCalls,
  ...couponCalls,
  ...rideCalls,
  ...trackingCalls,
  ...menuCheckCalls,
  ...menuCalls,
  ...orderImageCalls,
  ...ownOrderCalls,
  ...placeOrderCalls,
  ...reorderCalls,
  ...ratingCalls,
  ...searchCalls,
  ...tagCalls,
  ...settingsCalls,
  ...chainCalls,
  ...storeFactCalls,
  ...storeCalls,
  ...ownSubscriptionCalls,
  ...subscribeCalls,
  ...bugReportCalls,
  ...chatCalls,
  ...faqCalls,
  ...walletCalls,
  ...rechargeCalls,
]
