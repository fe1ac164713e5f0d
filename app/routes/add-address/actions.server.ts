import { parseWithZod } from '@conform-to/zod/v4'
import { json } from '@remix-run/node'
import { safePath } from '~/domain/safe-path'
import { saveAddress } from '~/http/address.server'
import { searchPlaces } from '~/http/place-search.server'
import type { Shop } from '~/http/shop.server'
import { failureText } from '~/http/vendor-failures.server'
import { addressesPath } from '~/paths'
import { AddressForm, readPlace } from './schema'

/** First step: looks the typed location up. The best match is taken at once, the others stay to choose from. */
export async function findLocation(shop: Shop, form: URLSearchParams) {
  const submission = parseWithZod(form, { schema: AddressForm })
  const picked = readPlace(form.get('pick'))
  const typed = form.get('search')?.trim() ?? ''
  if (typed === '' && !picked) {
    return json({ result: submission.reply({ fieldErrors: { search: ['address.required'] } }), found: [], place: null }, { status: 400 })
  }
  const { found, problem } = await searchPlaces(shop, typed)
  const result = problem && !picked ? submission.reply({ fieldErrors: { search: [problem] } }) : submission.reply()
  return json({ result, found, place: picked ?? found[0] ?? null }, { status: problem && !picked ? 422 : 200 })
}

/** Second step: saves the address, makes it primary and goes back (spec 4 'Add address'). */
export async function save(shop: Shop, form: URLSearchParams) {
  const user = shop.requireUser()
  const submission = parseWithZod(form, { schema: AddressForm })
  const place = readPlace(form.get('place'))
  if (submission.status !== 'success') return json({ result: submission.reply(), found: [], place }, { status: 400 })
  if (!place) {
    return json({ result: submission.reply({ fieldErrors: { search: ['address.required'] } }), found: [], place }, { status: 400 })
  }
  const { house, flat, landmark, tag, backTo } = submission.value
  try {
    await saveAddress(shop, user.id, { ...place, house, flat, landmark, tag })
    shop.toast('success', shop.t('address.saved'))
    return await shop.redirect(safePath(backTo, addressesPath()))
  } catch (error) {
    return json({ result: submission.reply({ formErrors: [failureText(error, shop.t)] }), found: [], place }, { status: 422 })
  }
}
