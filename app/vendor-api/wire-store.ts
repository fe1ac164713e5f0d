import { z } from 'zod'
import type { DeliveryTable } from '~/domain/brand/settings'
import { usualMinutes } from '~/domain/checkout/slots'
import type { ChargeRule, Store, StoreDetail, StoreOverrides } from '~/domain/stores/store'
import {
  anything,
  color,
  coordinate,
  flag,
  flagIfPresent,
  id,
  image,
  list,
  listOfNames,
  money,
  moneyOrNull,
  number,
  oneOfList,
  text,
  unlessOff,
} from './wire'
import {
  addsTax,
  bands,
  courierIfPresent,
  deliveryBasis,
  distanceUnit,
  gateways,
  paymentOption,
  percentOrNull,
  pointOf,
  tips,
} from './wire-fields'
import { openingRows } from './wire-timing'

const Tag = z
  .object({ id: text, name: id, background_color: color, text_color: color })
  .transform((wire) => ({ id: wire.id, name: wire.name, background: wire.background_color, color: wire.text_color }))

/** The fields of lists. Only these keys are read, because older versions also sent internal columns (quirks 35). */
const listFields = {
  restaurant_id: id,
  name: text,
  slug: text,
  icon_image: image,
  cuisine_name: listOfNames,
  rating: number(),
  avg_rating: number(),
  review_count: number(),
  rating_user_count: number(),
  restaurant_type: text,
  restaurant_on_off: unlessOff,
  is_pre_order: flag,
  is_show_customer_app: flag,
  show_customer_app: text,
  delivery_time: text,
  delivery_times: text,
  distance: number(),
  max_dilivery_radius: number(),
  two_person_price: money,
  discount_text: text,
  minimum_order_value: money,
  minimum_admin_commision: moneyOrNull,
  location_address: text,
  full_address: text,
  item_counts: number(),
  menu_category_count: number(),
  restaurant_tags: list(Tag),
}

const WireStore = z.object(listFields)

/** A store of a list. A row without an id is no store. */
export const StoreRow = WireStore.transform(toStore)

function toStore(wire: z.output<typeof WireStore>): Store {
  const deliveryText = wire.delivery_time || wire.delivery_times
  return {
    id: wire.restaurant_id,
    name: wire.name,
    slug: wire.slug,
    image: wire.icon_image,
    cuisines: wire.cuisine_name,
    rating: wire.rating || wire.avg_rating,
    reviewCount: wire.review_count || wire.rating_user_count,
    kind: wire.restaurant_type === '1' ? 'veg' : wire.restaurant_type === '2' ? 'non-veg' : 'other',
    isOpen: wire.restaurant_on_off,
    isPreOrderOnly: wire.is_pre_order,
    deliveryFigure: wire.is_show_customer_app && deliveryText ? figure(wire.show_customer_app) : 'none',
    deliveryText,
    distance: wire.distance,
    radius: wire.max_dilivery_radius,
    priceForTwo: wire.two_person_price,
    discountText: wire.discount_text,
    minimumOrder: wire.minimum_order_value,
    enforcesMinimum: wire.minimum_admin_commision === null,
    address: wire.location_address || wire.full_address,
    itemCount: wire.item_counts,
    menuCategoryCount: wire.menu_category_count,
    tags: wire.restaurant_tags,
  }
}

/** The misspelling is real (quirks 38). */
function figure(shown: string): Store['deliveryFigure'] {
  if (shown === 'distence' || shown === 'distance') return 'distance'
  return shown === 'time' ? 'time' : 'none'
}

/** Embedded store settings: a missing or null key keeps the vendor's value. */
const Overrides = z.object({
  included_tax: anything.transform((wire) => (wire === null || wire === undefined ? undefined : addsTax(wire))),
  restaurant_service_tax: percentOrNull,
  is_pickup_enable: flagIfPresent,
  restaurant_payment_option: text,
  payment_gateway_new: anything.transform(gateways),
  delivery_charges_type: text,
  charges: anything.transform((wire) => (Array.isArray(wire) ? bands.parse(wire) : undefined)),
  distance_metric: text,
  delivery_partner: courierIfPresent,
  contact_less_delivery: flagIfPresent,
  driver_tip_status: flagIfPresent,
  driver_tip_options: anything.transform((wire) => (Array.isArray(wire) ? tips.parse(wire) : undefined)),
  is_order_image_enable: flag,
})

const WireDetail = z.object({
  ...listFields,
  latitude: coordinate,
  longitude: coordinate,
  phone: text,
  description: text,
  payment_option: text,
  restaurant_service_tax: percentOrNull,
  restaurant_packaging_charge: money,
  restaurant_packaging_type: text,
  restaurant_convince_charge: money,
  restaurant_convince_type: text,
  is_same_day_delivery: unlessOff,
  /** With an empty length, 0 or less there would be no slots, or infinitely many (quirks 11). */
  time_slots: number(usualMinutes).transform((minutes) => (minutes >= 1 ? Math.floor(minutes) : usualMinutes)),
  delivered_timming: openingRows,
  /** The hours of single dates; undated ones repeat the weekly ones. */
  new_delivered_timming: openingRows,
  pickup_timming: openingRows,
  settings: oneOfList(Overrides).catch(null),
})

/** A store with everything for its page, the cart and checkout. */
export const StoreInFull = WireDetail.transform((wire): StoreDetail => {
  const ownOption = paymentOption(wire.payment_option)
  return {
    ...toStore(wire),
    location: pointOf(wire.latitude, wire.longitude),
    phone: wire.phone,
    description: wire.description,
    paymentOption: ownOption && ownOption !== 'by-store' ? ownOption : 'both',
    taxPercent: wire.restaurant_service_tax ?? wire.settings?.restaurant_service_tax ?? '0',
    packaging: chargeRule(wire.restaurant_packaging_type, wire.restaurant_packaging_charge),
    convenience: chargeRule(wire.restaurant_convince_type, wire.restaurant_convince_charge),
    isSameDayDelivery: wire.is_same_day_delivery,
    slotMinutes: wire.time_slots,
    hours: {
      delivery: wire.delivered_timming,
      deliveryOnDates: wire.new_delivered_timming.filter(({ date }) => date !== ''),
      pickup: wire.pickup_timming,
    },
    overrides: wire.settings ? toOverrides(wire.settings) : {},
    saysOverrides: wire.settings !== null,
  }
})

/** The overrides from a separate call: beside Result, like the vendor's settings, or in it; {} for none. */
export const StoreSettings = z
  .object({ settings: oneOfList(Overrides).catch(null), Result: oneOfList(Overrides).catch(null) })
  .transform(({ settings, Result }): StoreOverrides => {
    const overrides = settings ?? Result
    return overrides ? toOverrides(overrides) : {}
  })

/** "Fixed" once per order, "Percentage" of the subtotal (flows 5.6). */
function chargeRule(type: string, amount: string): ChargeRule {
  return { kind: type.toLowerCase().startsWith('percent') ? 'percentage' : 'fixed', value: amount }
}

function toOverrides(wire: z.output<typeof Overrides>): StoreOverrides {
  const option = paymentOption(wire.restaurant_payment_option)
  return {
    ...(wire.included_tax !== undefined && { addsTax: wire.included_tax }),
    ...(wire.is_pickup_enable !== undefined && { isPickupEnabled: wire.is_pickup_enable }),
    ...(option && { paymentOption: option }),
    // An empty list means that nobody filled it in: a store without online payment says so by its option.
    ...(wire.payment_gateway_new.length > 0 && { paymentGateways: wire.payment_gateway_new }),
    ...((wire.delivery_charges_type || wire.charges) && { delivery: toTable(wire) }),
    ...(wire.distance_metric && { distanceUnit: distanceUnit(wire.distance_metric) }),
    ...(wire.delivery_partner !== undefined && { courier: wire.delivery_partner }),
    ...(wire.contact_less_delivery !== undefined && { isContactlessOffered: wire.contact_less_delivery }),
    ...(wire.driver_tip_status !== undefined && { asksTip: wire.driver_tip_status }),
    ...(wire.driver_tip_options && { tipOptions: wire.driver_tip_options }),
    ...(wire.is_order_image_enable && { takesPictures: true }),
  }
}

/** The part of the vendor's table that the store has its own of. */
function toTable(wire: z.output<typeof Overrides>): Partial<DeliveryTable> {
  return {
    ...(wire.delivery_charges_type && { basis: deliveryBasis(wire.delivery_charges_type) }),
    ...(wire.charges && { bands: wire.charges }),
  }
}
