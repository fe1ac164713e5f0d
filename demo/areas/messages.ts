import { generalMessages } from '../core/general-messages'
import { gatewayMessages } from '../gateways/messages'
import { accountMessages } from './accounts/messages'
import { addressMessages } from './addresses/messages'
import { codeMessages } from './codes/messages'
import { couponMessages } from './coupons/messages'
import { courierMessages } from './couriers/messages'
import { menuMessages } from './menus/messages'
import { orderImageMessages } from './order-images/messages'
import { orderMessages } from './orders/messages'
import { paymentMessages } from './payments/messages'
import { ratingMessages } from './ratings/messages'
import { searchMessages } from './search/messages'
import { settingsMessages } from './settings/messages'
import { storeMessages } from './stores/messages'
import { subscriptionMessages } from './subscriptions/messages'
import { supportMessages } from './support/messages'
import { walletMessages } from './wallet/messages'

/** The messages to customers of all areas. */
export const messages = {
  ...generalMessages,
  ...accountMessages,
  ...addressMessages,
  ...codeMessages,
  ...couponMessages,
  ...courierMessages,
  ...menuMessages,
  ...orderImageMessages,
  ...orderMessages,
  ...paymentMessages,
  ...ratingMessages,
  ...searchMessages,
  ...settingsMessages,
  ...storeMessages,
  ...subscriptionMessages,
  ...supportMessages,
  ...walletMessages,
  ...gatewayMessages,
}
