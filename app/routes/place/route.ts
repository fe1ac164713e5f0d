import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import type { Place } from '~/domain/place'
import { safePath } from '~/domain/safe-path'
import { parseFields } from '~/http/form.server'
import { choosePlace } from '~/features/place/choose-place.server'
import { openPlace, placeAt } from '~/features/place/places.server'
import { openShop } from '~/http/open-shop.server'
import type { Shop } from '~/http/shop.server'
import { homePath } from '~/paths'

const backTo = z.string().max(2000).optional()

const Choice = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('mode'), mode: z.enum(['delivery', 'pickup']), backTo }),
  z.object({ intent: z.literal('found'), place: z.string().max(3000), backTo }),
  z.object({
    intent: z.literal('location'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    address: z.string().max(300).default(''),
    backTo,
  }),
])

/** Keeps how the customer wants their food, or where they are: at a place that was found, or at a point that a device names. */
export async function action(args: ActionFunctionArgs) {
  const shop = await openShop(args)
  const submission = parseFields(await shop.form(), Choice)
  const choice = submission.status === 'success' ? submission.value : null
  const place = choice && choice.intent !== 'mode' ? await chosenPlace(shop, choice) : null
  if (choice?.intent === 'mode') shop.device.savePlace({ mode: choice.mode })
  else if (place) await choosePlace(shop, place)
  else {
    shop.reply.toast('error', shop.t('error.form'))
    return shop.redirect(homePath())
  }
  return shop.redirect(safePath(choice?.backTo, homePath()))
}

type PlaceChoice = Exclude<z.output<typeof Choice>, { intent: 'mode' }>

/** City and state are what the maps service says, never what a form does; the address is a label. Null when a seal is broken. */
async function chosenPlace(shop: Shop, choice: PlaceChoice): Promise<Place | null> {
  if (choice.intent === 'found') {
    const found = openPlace(choice.place)
    return found && placeOf(found)
  }
  const { latitude, longitude, address } = choice
  const near = await placeAt(shop, latitude, longitude)
  return {
    latitude,
    longitude,
    address: address || (near?.address ?? ''),
    city: near?.city ?? '',
    state: near?.state ?? '',
  }
}

function placeOf({ latitude, longitude, address, city, state }: Place): Place {
  return { latitude, longitude, address, city, state }
}

export async function loader(args: LoaderFunctionArgs) {
  return (await openShop(args)).redirect(homePath())
}
