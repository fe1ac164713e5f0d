import { accountCalls, authCalls } from './account.server'
import { addressCalls } from './addresses.server'
import { codeCalls } from './codes.server'
import { deliveryQuoteCalls } from './delivery-quotes.server'
import { homeCalls, storeListCalls } from './home.server'
import { menuCalls } from './menus.server'
import { couponCalls, offerCalls } from './offers.server'
import { orderPictureCalls, ratingCalls, trackingCalls } from './order-extras.server'
import { orderCalls } from './orders.server'
import { searchCalls } from './search.server'
import type { TransportOptions } from './send'
import { settingsCalls } from './settings.server'
import { storeCalls } from './stores.server'
import { subscribeCalls, subscriptionCalls } from './subscriptions.server'
import { supportCalls } from './support.server'
import { createSend } from './transport.server'
import { walletCalls } from './wallet.server'

/** The vendor API for one request: bound to host, vendor, language and token. Every function may throw VendorError. */
export function createVendor(options: TransportOptions) {
  const send = createSend(options)
  return {
    auth: authCalls(send),
    codes: codeCalls(send),
    account: accountCalls(send),
    settings: settingsCalls(send),
    home: homeCalls(send),
    lists: storeListCalls(send),
    search: searchCalls(send),
    stores: storeCalls(send),
    menus: menuCalls(send),
    addresses: addressCalls(send),
    orders: orderCalls(send),
    ratings: ratingCalls(send),
    deliveryQuotes: deliveryQuoteCalls(send),
    tracking: trackingCalls(send),
    orderPictures: orderPictureCalls(send),
    offers: offerCalls(send),
    coupons: couponCalls(send, options.locale),
    subscribe: subscribeCalls(send),
    subscriptions: subscriptionCalls(send),
    support: supportCalls(send),
    wallet: walletCalls(send),
  }
}

export type Vendor = ReturnType<typeof createVendor>
