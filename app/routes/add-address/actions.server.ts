import { json } from '@remix-run/node'
import { safePath } from '~/domain/safe-path'
import { saveAddress } from '~/features/account/address.server'
import { parseFields } from '~/http/form.server'
import { searchPlaces } from '~/features/place/place-search.server'
import { openPlace, sealedPlace, type SealedPlace } from '~/features/place/places.server'
import type { Shop } from '~/http/shop.server'
import { failureText } from '~/http/vendor-failures.server'
import { addressesPath } from '~/paths'
import { AddressForm } from './schema'

/** The two steps in one: a location is looked up as long as none is chosen for what the search box says, else it is saved. */
export async function addAddress(shop: Shop, form: URLSearchParams) {
  const search = form.get('search')?.trim() ?? ''
  const isChosen = openPlace(form.get('place')) !== null && search === form.get('searchedFor')
  return form.get('intent') === 'save' && isChosen ? save(shop, form) : findLocation(shop, form)
}

type Answer = { found?: SealedPlace[]; place: SealedPlace | null; searchedFor: string }

/**
 * First step: looks the typed location up. The best match is taken at once, the others stay to choose from. What finds
 * nothing leaves the place that was chosen before.
 */
async function findLocation(shop: Shop, form: URLSearchParams) {
  const submission = parseFields(form, AddressForm)
  const search = form.get('search')?.trim() ?? ''
  const picked = sealedPlace(form.get('pick'))
  const current = sealedPlace(form.get('place'))
  const answer = (body: Answer, problem: string | null) =>
    json(
      {
        found: [],
        ...body,
        result: problem ? submission.reply({ fieldErrors: { search: [problem] } }) : submission.reply(),
      },
      { status: problem ? 422 : 200 },
    )
  if (picked) return answer({ place: picked, searchedFor: search }, null)
  if (search === '') return answer({ place: current, searchedFor: search }, current ? null : 'address.required')
  const { found, problem } = await searchPlaces(shop, search)
  return answer({ found, place: found[0] ?? current, searchedFor: search }, problem)
}

/** Second step: saves the address, makes it primary and goes back (rules 15.3). */
async function save(shop: Shop, form: URLSearchParams) {
  const user = await shop.requireUser()
  const submission = parseFields(form, AddressForm)
  const place = openPlace(form.get('place'))
  const kept = { found: [], place: sealedPlace(form.get('place')), searchedFor: form.get('searchedFor') ?? '' }
  if (submission.status !== 'success') return json({ ...kept, result: submission.reply() }, { status: 400 })
  if (!place)
    return json(
      { ...kept, result: submission.reply({ fieldErrors: { search: ['address.required'] } }) },
      { status: 400 },
    )
  const { house, flat, landmark, tag, backTo } = submission.value
  try {
    await saveAddress(shop, user.id, { ...place, house, flat, landmark, tag })
    shop.reply.toast('success', shop.t('address.saved'))
    return shop.redirect(safePath(backTo, addressesPath()))
  } catch (error) {
    return json({ ...kept, result: submission.reply({ formErrors: [failureText(error, shop.t)] }) }, { status: 422 })
  }
}
