import { z } from 'zod'
import type { DeliveryTable } from '~/domain/brand/settings'
import { usualMinutes } from '~/domain/checkout/slots'
import { dayEnd, type OpeningRow, type Weekday } from '~/domain/stores/opening'
import type { ChargeRule, Store, StoreDetail, StoreOverrides, StoreTag, StoreTiming } from '~/domain/stores/store'
import {
  anything,
  color,
  firstFilled,
  flag,
  flagIfPresent,
  id,
  image,
  list,
  listById,
  listOfNames,
  money,
  moneyOrNull,
  named,
  number,
  part,
  result,
  text,
  time,
  unlessOff,
  type Fields,
} from './wire'
import {
  addsTax,
  bands,
  courierIfPresent,
  deliveryBasis,
  distanceUnit,
  gateways,
  paymentOption,
  point,
  rating,
  tips,
} from './wire-fields'
import { firstOf, isFilled } from './wire-values'

const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/**
 * A span of opening hours (flows 7.3). A span without a day or a time is dropped, and one of a date that cannot be read:
 * it does not hold each week. One that is switched off stays, since a list of only those means closed, and an empty list
 * means unknown.
 */
const Row = z
  .object({ day: text, open_time: time, close_time: time, status: flag, date: text })
  .transform((wire): OpeningRow => {
    const date = /[1-9]/.test(wire.date) ? wire.date.slice(0, 10) : ''
    const weekday = date ? new Date(`${date}T00:00:00Z`).getUTCDay() : days.indexOf(wire.day.slice(0, 3).toLowerCase())
    const day = { weekday: weekday as Weekday, date }
    if (!wire.status) return { ...day, from: '', to: '', isOff: true }
    return { ...day, from: wire.open_time, to: endOfSpan(wire.close_time) }
  })
  .refine(({ weekday, from, to, isOff }) => weekday >= 0 && (isOff || (from !== '' && to !== '' && from !== to)), {
    message: 'no span of hours',
  })

/** An end at midnight is the day's end (quirks 25), and so is its last minute. */
function endOfSpan(time: string) {
  return time === '00:00:00' || time.startsWith('23:59') ? dayEnd : time
}

const openingRows = list(Row)

export const Timing = part(
  named<StoreTiming>({
    delivery: [openingRows, 'delivery_timing'],
    pickup: [openingRows, 'pickup_timing'],
    licence: [text, 'business_licence_number'],
  }),
)

const Tag = named<StoreTag>({
  name: [id, 'name'],
  secondName: [text, 'secondary_name'],
  background: [color, 'background_color'],
  color: [color, 'text_color'],
})

/** The fields of lists. Only these keys are read, because older versions also sent internal columns (quirks 35). */
export const listFields: Fields<Store> = {
  id: [id, 'restaurant_id'],
  name: [text, 'name'],
  slug: [text, 'slug'],
  image: [image, 'icon_image'],
  cuisines: [listOfNames, 'cuisine_name'],
  rating: [firstFilled(rating), 'rating', 'avg_rating'],
  reviewCount: [firstFilled(number()), 'review_count', 'rating_user_count'],
  kind: [
    text.transform((type): Store['kind'] => (type === '1' ? 'veg' : type === '2' ? 'non-veg' : 'other')),
    'restaurant_type',
  ],
  isOpen: [unlessOff, 'restaurant_on_off'],
  isPreOrderOnly: [flag, 'is_pre_order'],
  deliveryFigure: [
    z
      .tuple([flag, text, text, text])
      .transform(([isShown, kind, ...texts]) => (isShown && texts.some(Boolean) ? figure(kind) : 'none')),
    'is_show_customer_app',
    'show_customer_app',
    'delivery_time',
    'delivery_times',
  ],
  deliveryText: [firstFilled(text), 'delivery_time', 'delivery_times'],
  distance: [number(), 'distance'],
  radius: [number(), 'max_dilivery_radius'],
  priceForTwo: [money, 'two_person_price'],
  discountText: [text, 'discount_text'],
  minimumOrder: [money, 'minimum_order_value'],
  enforcesMinimum: [anything.transform((commission) => !isFilled(commission)), 'minimum_admin_commision'],
  address: [firstFilled(text), 'location_address', 'full_address'],
  itemCount: [number(), 'item_counts'],
  menuCategoryCount: [number(), 'menu_category_count'],
  tags: [list(Tag), 'restaurant_tags'],
}

/** A store of a list. A row without an id is no store. */
export const StoreRow = named<Store>(listFields)

export const Stores = result(listById(StoreRow))

/** The misspelling is real (quirks 38). */
function figure(shown: string): Store['deliveryFigure'] {
  if (shown === 'distence' || shown === 'distance') return 'distance'
  return shown === 'time' ? 'time' : 'none'
}

/** A list, undefined if it is empty, because then nobody filled it in. */
const unlessEmpty = <Element>(type: z.ZodType<Element[]>) => type.transform((all) => (all.length > 0 ? all : undefined))

/** The parts of the vendor's fee table that a store or a zone overrides. An empty list alone is not filled in. */
export const TableIfPresent = named<Partial<DeliveryTable>>({
  basis: [text.transform((type) => (type ? deliveryBasis(type) : undefined)), 'delivery_charges_type'],
  bands: [anything.transform((wire) => (wire && typeof wire === 'object' ? bands.parse(wire) : undefined)), 'charges'],
}).transform((table) => (table.basis || table.bands?.length ? withoutMissing(table) : undefined))

/** Embedded store settings: a missing or null key keeps the vendor's value. */
const Overrides = named<StoreOverrides>({
  addsTax: [anything.transform((wire) => (wire === '' || isFilled(wire) ? addsTax(wire) : undefined)), 'included_tax'],
  isPickupEnabled: [flagIfPresent, 'is_pickup_enable'],
  paymentOption: [paymentOption, 'restaurant_payment_option'],
  // A store without online payment says so by its option.
  paymentGateways: [unlessEmpty(gateways), 'payment_gateway_new'],
  delivery: [TableIfPresent],
  distanceUnit: [text.transform((metric) => (metric ? distanceUnit(metric) : undefined)), 'distance_metric'],
  courier: [courierIfPresent, 'delivery_partner'],
  isContactlessOffered: [flagIfPresent, 'contact_less_delivery'],
  asksTip: [flagIfPresent, 'driver_tip_status'],
  tipOptions: [unlessEmpty(tips), 'driver_tip_options'],
  takesPictures: [flag.transform((isOn) => isOn || undefined), 'is_order_image_enable'],
}).transform(withoutMissing)

/** Drops undefined fields, because a key that is present overrides the vendor's value. */
function withoutMissing<Thing extends object>(thing: Thing) {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as Thing
}

/** "Fixed" once per order, "Percentage" of the subtotal (flows 5.6). */
const chargeRule = z.tuple([text, money]).transform(([type, value]): ChargeRule => {
  return { kind: type.toLowerCase().startsWith('percent') ? 'percentage' : 'fixed', value }
})

/** A store with everything for its page, the cart and checkout. */
export const StoreInFull = named<StoreDetail>({
  ...listFields,
  location: [point, 'latitude', 'longitude'],
  phone: [text, 'phone'],
  description: [text, 'description'],
  paymentOption: [
    paymentOption.transform((option) => (option && option !== 'by-store' ? option : 'both')),
    'payment_option',
  ],
  taxPercent: [
    firstFilled(moneyOrNull).transform((percent) => percent ?? '0'),
    'restaurant_service_tax',
    'settings.restaurant_service_tax',
  ],
  packaging: [chargeRule, 'restaurant_packaging_type', 'restaurant_packaging_charge'],
  convenience: [chargeRule, 'restaurant_convince_type', 'restaurant_convince_charge'],
  isSameDayDelivery: [unlessOff, 'is_same_day_delivery'],
  /** With an empty length, 0 or less there would be no slots, or infinitely many (quirks 11). */
  slotMinutes: [
    number(usualMinutes).transform((minutes) => (minutes >= 1 ? Math.floor(minutes) : usualMinutes)),
    'time_slots',
  ],
  hours: [
    named<StoreDetail['hours']>({
      delivery: [openingRows, 'delivered_timming'],
      /** The hours of single dates; undated ones repeat the weekly ones. */
      deliveryOnDates: [
        openingRows.transform((rows) => rows.filter(({ date }) => date !== '')),
        'new_delivered_timming',
      ],
      pickup: [openingRows, 'pickup_timming'],
    }),
  ],
  overrides: [part(Overrides), 'settings'],
  saysOverrides: [anything.transform((wire) => firstOf(wire) !== null), 'settings'],
})

/** The overrides from a separate call: beside Result, like the vendor's settings, or in it; {} for none. */
export const StoreSettings = z
  .object({ settings: anything, Result: anything })
  .transform(({ settings, Result }) => part(Overrides).parse(firstOf(settings) ?? Result))
