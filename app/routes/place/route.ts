import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod/v4'
import { safePath } from '~/domain/safe-path'
import { parseFields } from '~/http/form.server'
import { openShop } from '~/http/shop.server'
import { homePath } from '~/paths'

const backTo = z.string().max(2000).optional()

const Choice = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('mode'), mode: z.enum(['delivery', 'pickup']), backTo }),
  z.object({
    intent: z.literal('location'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    address: z.string().max(300).default(''),
    city: z.string().max(100).default(''),
    state: z.string().max(100).default(''),
    backTo,
  }),
])

/** Keeps where the customer is, or how they want their food (spec 4). */
export async function action(args: ActionFunctionArgs) {
  const shop = await openShop(args)
  const submission = parseFields(await shop.form(), Choice)
  if (submission.status !== 'success') {
    shop.toast('error', shop.t('error.form'))
    return shop.redirect(homePath())
  }
  const { backTo: target, ...choice } = submission.value
  if (choice.intent === 'mode') shop.device.savePlace({ mode: choice.mode })
  else {
    const { latitude, longitude, address, city, state } = choice
    shop.device.savePlace({ place: { latitude, longitude, address, city, state } })
  }
  return shop.redirect(safePath(target, homePath()))
}

export async function loader(args: LoaderFunctionArgs) {
  return (await openShop(args)).redirect(homePath())
}
