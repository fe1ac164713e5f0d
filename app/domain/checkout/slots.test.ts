import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dayAfter,
  dayEnd,
  isWithin,
  systemHours,
  type OpeningRow,
  type VendorNow,
  type Weekday,
} from '~/domain/stores/opening'
import {
  asksForLater,
  chosenSlot,
  isSwitchedOff,
  partOfDay,
  slotDays,
  slotsNow,
  whyLater,
  type Slot,
  type SlotRules,
} from './slots'

const everyDay: Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const daily = (from: string, to: string) => everyDay.map((weekday): OpeningRow => ({ weekday, date: '', from, to }))

/** 2030-01-07 is a Monday. */
const monday = dayAfter('2030-01-07', 0)
const tuesday = dayAfter('2030-01-07', 1)
const at = (time: string, date = '2030-01-07'): VendorNow => ({ ...dayAfter(date, 0), time })

const someRules = (part: Partial<SlotRules> = {}): SlotRules => ({
  hours: daily('10:00:00', '12:00:00'),
  system: systemHours({ systemStartTime: '00:00:00', systemEndTime: '23:59:00' }),
  minutes: 30,
  isSameDay: true,
  exists: () => true,
  ...part,
})

const texts = (slots: Slot[]) => slots.map(({ from, to }) => `${from.slice(0, 5)}-${to.slice(0, 5)}`)
const offered = (rules: Partial<SlotRules>, day = tuesday, now = at('09:00:00')) =>
  texts(slotsNow(someRules(rules), day, now))

describe('as soon as possible', () => {
  const store = { isOpen: true, isPreOrderOnly: false, isSameDayDelivery: true }
  const settings = { systemStartTime: '08:00:00', systemEndTime: '22:00:00', isSameDayDelivery: true }

  test('is offered while system and store are open and the store delivers on the same day', () => {
    expect(whyLater(store, settings, at('12:00:00'))).toBeNull()
  })

  test.each([
    ['pre-order-only', { isPreOrderOnly: true }, {}, '12:00:00'],
    ['store-closed', { isOpen: false }, {}, '12:00:00'],
    ['after-hours', {}, {}, '23:00:00'],
    ['not-today', { isSameDayDelivery: false }, {}, '12:00:00'],
    ['not-today', {}, { isSameDayDelivery: false }, '12:00:00'],
  ] as const)('is not offered: %s', (why, ofStore, ofSettings, time) => {
    expect(whyLater({ ...store, ...ofStore }, { ...settings, ...ofSettings }, at(time))).toBe(why)
  })

  test('asks whether to order for later only while the store is closed', () => {
    const reasons = ['store-closed', 'after-hours', 'pre-order-only', 'not-today', 'gone', null] as const
    expect(reasons.filter(asksForLater)).toEqual(['store-closed', 'after-hours'])
  })
})

test('a store was switched off if it is closed within its hours', () => {
  const hours = daily('10:00:00', '12:00:00')
  expect(isSwitchedOff({ isOpen: false }, hours, at('11:00:00'))).toBe(true)
  expect(isSwitchedOff({ isOpen: false }, hours, at('09:00:00'))).toBe(false)
  expect(isSwitchedOff({ isOpen: true }, hours, at('11:00:00'))).toBe(false)
})

describe('fifteen days are offered', () => {
  test('from today on, across the end of a month', () => {
    const days = slotDays(at('12:00:00', '2030-01-25'), true)
    expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([15, '2030-01-25', '2030-02-08'])
  })

  test('from tomorrow on, if the store does not deliver on the same day', () => {
    expect(slotDays(at('12:00:00'), false)[0]).toEqual(tuesday)
  })
})

describe('slots', () => {
  test('are as long as the store says; a shorter rest is a slot too', () => {
    expect(offered({ minutes: 45 })).toEqual(['10:00-10:45', '10:45-11:30', '11:30-12:00'])
    expect(offered({ minutes: 600 })).toEqual(['10:00-12:00'])
    expect(offered({ minutes: 1, hours: daily('10:00:00', '10:02:00') })).toEqual(['10:00-10:01', '10:01-10:02'])
  })

  test.each([0, -30, 0.5, Number.NaN])('of %d minutes become slots of thirty', (minutes) => {
    expect(offered({ minutes })).toEqual(['10:00-10:30', '10:30-11:00', '11:00-11:30', '11:30-12:00'])
  })

  test('are within the hours of both store and system', () => {
    const system = systemHours({ systemStartTime: '11:00:00', systemEndTime: '11:30:00' })
    expect(offered({ system })).toEqual(['11:00-11:30'])
  })

  test('cover each span of the day, and that day only', () => {
    const hours = [...daily('18:00:00', '19:00:00'), ...daily('10:00:00', '10:30:00')]
    const onTuesdays = hours.filter(({ weekday }) => weekday === tuesday.weekday)
    expect(offered({ hours: onTuesdays })).toEqual(['10:00-10:30', '18:00-18:30', '18:30-19:00'])
    expect(offered({ hours: onTuesdays }, monday)).toEqual([])
  })

  test('appear once if hours overlap', () => {
    const hours = [...daily('10:00:00', '11:00:00'), ...daily('10:15:00', '11:30:00')]
    for (const rows of [hours, [...hours, ...daily('10:20:00', '10:40:00')]])
      expect(offered({ hours: rows })).toEqual(['10:00-10:30', '10:30-11:00', '11:00-11:30'])
  })

  test('run to the end of the day', () => {
    expect(offered({ hours: daily('23:00:00', dayEnd) })).toEqual(['23:00-23:30', '23:30-23:59'])
  })

  test('after midnight belong to their own date', () => {
    const evening = [{ ...monday, from: '23:00:00', to: '01:00:00' }].map(({ weekday, from, to }) => ({
      weekday,
      date: '',
      from,
      to,
    }))
    expect(offered({ hours: evening }, monday)).toEqual(['23:00-23:30', '23:30-23:59'])
    expect(offered({ hours: evening })).toEqual(['00:00-00:30', '00:30-01:00'])
    expect(slotsNow(someRules({ hours: evening }), tuesday, at('09:00:00'))[0]?.from).toBe('00:00:00')
  })

  test('go on while the system’s own hours go on after midnight', () => {
    const system = systemHours({ systemStartTime: '18:00:00', systemEndTime: '01:00:00' })
    expect(offered({ system, hours: daily('00:00:00', dayEnd), minutes: 180 })).toEqual([
      '00:00-01:00',
      '18:00-21:00',
      '21:00-23:59',
    ])
  })

  test("start now if they are today's, the first until the next step from the system’s start", () => {
    expect(offered({}, monday, at('10:40:20'))).toEqual(['10:41-11:00', '11:00-11:30', '11:30-12:00'])
    expect(offered({}, monday, at('11:00:00'))).toEqual(['11:00-11:30', '11:30-12:00'])
    expect(offered({}, monday, at('11:59:30'))).toEqual([])
    expect(offered({ hours: daily('10:10:00', '11:00:00') }, monday, at('10:10:00'))[0]).toBe('10:10-10:40')
    const system = systemHours({ systemStartTime: '08:15:00', systemEndTime: '23:59:00' })
    expect(offered({ system }, monday, at('10:40:00'))).toEqual([
      '10:40-10:45',
      '10:45-11:15',
      '11:15-11:45',
      '11:45-12:00',
    ])
  })

  test('skip the hour that daylight saving skips', () => {
    const exists = (date: string, time: string) => date !== tuesday.date || time < '10:00:00' || time >= '11:00:00'
    expect(offered({ exists })).toEqual(['11:00-11:30', '11:30-12:00'])
  })
})

describe('a chosen time', () => {
  const rules = someRules()
  const chosen = (start: string, now: VendorNow, part: Partial<SlotRules> = {}) =>
    chosenSlot({ ...rules, ...part }, start, now)

  test('is valid while it is offered', () => {
    expect(chosen('2030-01-08 10:30:00', at('09:00:00'))).toEqual({
      date: '2030-01-08',
      from: '10:30:00',
      to: '11:00:00',
    })
  })

  test('that has begun is valid until it ends', () => {
    expect(chosen('2030-01-07 10:30:00', at('10:59:59'))).toMatchObject({ to: '11:00:00' })
    expect(chosen('2030-01-07 10:30:00', at('11:00:00'))).toBeNull()
  })

  test('that had begun when it was chosen is valid until it ends', () => {
    const start = `2030-01-07 ${slotsNow(rules, monday, at('10:40:20'))[0]?.from}`
    expect(chosen(start, at('10:59:00'))).toMatchObject({ from: '10:41:00', to: '11:00:00' })
    expect(chosen(start, at('11:01:00'))).toBeNull()
  })

  test("of today stays valid when the day's steps shift with the clock", () => {
    const system = systemHours({ systemStartTime: '08:15:00', systemEndTime: '23:59:00' })
    const morning = slotsNow({ ...rules, system }, monday, at('09:00:00'))
    expect(texts(morning)).toContain('11:30-12:00')
    expect(chosen('2030-01-07 11:30:00', at('10:40:00'), { system })).not.toBeNull()
    expect(texts(slotsNow({ ...rules, system }, monday, at('10:40:00')))).toContain('11:15-11:45')
    expect(chosen('2030-01-07 11:15:00', at('10:50:00'), { system })).not.toBeNull()
  })

  test.each([
    ['yesterday', '2030-01-06 10:30:00'],
    ['of a day that is too far', '2030-01-22 10:30:00'],
    ['outside the hours', '2030-01-08 12:00:00'],
    ['between two slots', '2030-01-08 10:40:00'],
    ['between two slots of the same day', '2030-01-07 10:40:00'],
    ['that is no time', '2030-01-08 99:99:99'],
    ['that is nothing', ''],
  ])('is not valid if it is %s', (_, start) => {
    expect(chosen(start, at('09:00:00'))).toBeNull()
  })

  test('of another day is not valid between two slots, though it is later in the day now', () => {
    expect(chosen('2030-01-08 10:40:00', at('11:00:00'))).toBeNull()
  })

  test('of today is not valid if the store does not deliver on the same day', () => {
    expect(chosen('2030-01-07 10:30:00', at('09:00:00'), { isSameDay: false })).toBeNull()
  })
})

test.each([
  ['00:30:00', 'night'],
  ['06:00:00', 'morning'],
  ['12:00:00', 'afternoon'],
  ['17:00:00', 'evening'],
])('%s is %s', (time, part) => {
  expect(partOfDay(time)).toBe(part)
})

describe('for any hours a vendor sends', () => {
  const second = fc.integer({ min: 0, max: 86_399 })
  const anyTime = second.map((seconds) => new Date(seconds * 1000).toISOString().slice(11, 19))
  const anyRow = fc.record({
    weekday: fc.constantFrom(...everyDay),
    date: fc.constantFrom('', '', '', '2030-01-08', '2030-01-10'),
    from: anyTime,
    to: fc.oneof(anyTime, fc.constant(dayEnd)),
  })
  const anySystem = fc
    .record({ systemStartTime: anyTime, systemEndTime: fc.oneof(anyTime, fc.constant('23:59:00')) })
    .map(systemHours)
  const anyRules = fc.record({
    hours: fc.oneof(fc.array(anyRow, { maxLength: 12 }), anySystem),
    system: anySystem,
    minutes: fc.oneof(fc.integer({ min: -5, max: 2000 }), fc.constantFrom(0.2, Number.NaN, 1e9)),
    isSameDay: fc.boolean(),
    exists: fc.constant(() => true),
  })
  const anyNow = anyTime.map((time) => at(time))
  const everySlot = (rules: SlotRules, now: VendorNow) =>
    slotDays(now, rules.isSameDay).flatMap((day) => slotsNow(rules, day, now))

  /** The last second of a slot, when the store must still be open. */
  const lastMoment = ({ date, to }: Slot) => {
    const end = Date.parse(`${date}T${to === dayEnd ? '24:00:00' : to}Z`)
    return at(new Date(end - 1000).toISOString().slice(11, 19), date)
  }

  test('every slot is within the hours of store and system, in the future, in order, and unique', () => {
    fc.assert(
      fc.property(anyRules, anyNow, (rules, now) => {
        const slots = everySlot(rules, now)
        for (const slot of slots) {
          for (const hours of [rules.hours, rules.system]) {
            if (!isWithin(hours, at(slot.from, slot.date)) || !isWithin(hours, lastMoment(slot))) return false
          }
        }
        const starts = slots.map(({ date, from }) => `${date} ${from}`)
        const isFuture = starts.every((start) => start >= `${now.date} ${now.time}`)
        const isSorted = slots.every(({ date, from }, at) => {
          const before = slots[at - 1]
          return !before || date > before.date || from >= before.to
        })
        return (
          isFuture && isSorted && new Set(starts).size === starts.length && slots.every(({ from, to }) => from < to)
        )
      }),
      {
        numRuns: 60,
        examples: [
          [
            {
              hours: systemHours({ systemStartTime: '17:29:59', systemEndTime: dayEnd }),
              system: systemHours({ systemStartTime: '00:00:00', systemEndTime: dayEnd }),
              ...{ minutes: 30, isSameDay: true, exists: () => true },
            },
            at('00:00:00'),
          ],
        ],
      },
    )
  })

  test('every offered slot is valid when chosen, and no valid slot is over', () => {
    fc.assert(
      fc.property(anyRules, anyNow, fc.nat(), (rules, now, pick) => {
        const slots = everySlot(rules, now)
        const slot = slots[pick % Math.max(slots.length, 1)]
        if (!slot) return true
        const held = chosenSlot(rules, `${slot.date} ${slot.from}`, now)
        return held !== null && `${held.date} ${held.to}` > `${now.date} ${now.time}`
      }),
      { numRuns: 60 },
    )
  })
})
