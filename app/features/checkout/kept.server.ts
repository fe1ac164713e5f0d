import { z } from 'zod'
import { couriers } from '~/domain/orders/ride'
import { endOf, type ShortCookie } from '~/http/device/short-cookie.server'
import type { Shop } from '~/http/shop/shop.server'

const money = z.string().regex(/^\d{1,24}(\.\d{1,10})?$/)

/** What was asked of a delivery, with a print of which one it is, and how long it may be believed. */
const KeptRide = z.object({
  print: z.string().max(160),
  until: z.number(),
  /** 'YYYY-MM-DD HH:mm:ss' at the vendor, or ''. */
  validTill: z.string().max(40),
  courier: z.enum(couriers).nullable(),
  quotationId: z.string().max(200),
  fee: money.nullable(),
  distance: z.number().nullable(),
})

/** The bill that was shown last, and a print of what the customer had chosen then. */
const KeptBill = z.object({ choices: z.string().max(40), amounts: z.string().max(300) })

export type KeptRide = z.infer<typeof KeptRide>

type Kept = { until: number; bill: z.infer<typeof KeptBill> | null; ride: KeptRide | null }

/**
 * What review and payment have told a customer, from one page to the next. It is no part of the prepared order's cookie, because reading
 * sets it: a late page cannot undo what was chosen meanwhile.
 */
const cookie: ShortCookie<Kept> = {
  name: '__shown',
  seconds: 6 * 3600,
  schema: z.object({ until: z.number(), bill: KeptBill.nullable(), ride: KeptRide.nullable() }),
}

const nothing = { bill: null, ride: null }

/** What was told before, as far as it is known. */
export async function readKept(shop: Shop): Promise<Pick<Kept, 'bill' | 'ride'>> {
  return (await shop.short.read(cookie)) ?? nothing
}

/** Keeps what is told now, as far as it can be kept; without anything new no cookie is set. */
export async function keep(shop: Shop, change: Partial<Pick<Kept, 'bill' | 'ride'>>) {
  const before = await readKept(shop)
  const { bill, ride } = { ...before, ...change }
  if (JSON.stringify({ bill, ride }) === JSON.stringify({ bill: before.bill, ride: before.ride })) return
  const kept = cookie.schema.safeParse({ bill, ride, until: endOf(cookie) })
  if (kept.success) await shop.short.set(cookie, kept.data)
}
