import { describe, expect, test, vi } from 'vitest'
import { billRows } from '~/domain/checkout/amounts'
import type { Coupon } from '~/domain/checkout/coupon'
import { aCart, aLine, anAddress, anItem, aStoreDetail } from '~/domain/test-builders'
import { shownFor } from '~/features/account/customer'
import { typedCode } from '~/features/checkout/offer-view.server'
import { limits } from '~/http/request-policy/limits.server'
import { aPicture } from '~/pictures/test-pictures'
import { VendorError, type VendorErrorKind } from '~/vendor-api/errors'
import {
  aShop,
  aUser,
  fields,
  leadsTo,
  noCheckout,
  returnPageOf,
  sentBack,
  toastOf,
} from '../../../tests/support/shop-builders'
import { answerFields, answerForm } from './actions.server'
import { applyOffer, saveExtras, saveInBackground, uploadPictures } from './extras.server'

type Parts = Parameters<typeof aShop>[0]

const aSavedPicture = (id: string) => ({ id, name: `${id}.jpg`, image: `https://cdn.test/${id}.jpg` })
const all = { notes: 'Ring twice', asksContactless: 'on', contactless: 'on', tip: '20', otherTip: '' }

describe('fields beside the cart', () => {
  test('are stored, whatever button is pressed', async () => {
    const shop = await aShop({ user: aUser() })
    expect(await saveExtras(shop, fields(all))).toEqual({ tipChanged: true, refusal: null })
    expect(shop.drafts.checkout).toMatchObject({ notes: 'Ring twice', isContactless: true, tip: '20' })
    expect(await saveExtras(shop, fields({ ...all, contactless: '' }))).toMatchObject({ tipChanged: false })
    expect(shop.drafts.checkout.isContactless).toBe(false)
  })

  test('are deleted for all tabs when the customer signs out, so that the next one does not see them', async () => {
    const shop = await aShop()
    expect(await saveExtras(shop, fields(all))).toEqual({ tipChanged: false, refusal: null })
    expect([shop.drafts.checkout, shop.device.headers()]).toEqual([noCheckout, []])
  })

  test('are kept when the session expires, for when the customer comes back', async () => {
    const ended = await aShop({ user: aUser() })
    ended.session.signOut()
    const shop = await aShop({ session: ended.session.header()?.split(';')[0] })
    await saveExtras(shop, fields(all))
    expect([shop.user, shop.drafts.checkout.notes]).toEqual([null, 'Ring twice'])
  })

  test('that are not on the page stay unchanged', async () => {
    const shop = await aShop({ user: aUser(), checkout: { isContactless: true, tip: '15' } })
    await saveExtras(shop, fields({ notes: 'Less salt' }))
    expect(shop.drafts.checkout).toMatchObject({ notes: 'Less salt', isContactless: true, tip: '15' })
  })

  test('are stored even if the tip is invalid, which is reported beside it', async () => {
    const shop = await aShop({ user: aUser(), checkout: { tip: '15' } })
    const answer = (await answerFields(
      shop,
      fields({ ...all, intent: 'tip', tip: 'other', otherTip: 'ten' }),
    )) as Response
    expect(answer.status).toBe(400)
    const { result } = (await answer.json()) as { result: { error: object; initialValue: object } }
    expect(result).toMatchObject({ error: { otherTip: ['price.invalid'] }, initialValue: { otherTip: 'ten' } })
    expect(shop.drafts.checkout).toMatchObject({ notes: 'Ring twice', isContactless: true, tip: '15' })
  })

  test('include notes that a script sends while the customer goes on, which change nothing else', async () => {
    const shop = await aShop({ user: aUser(), cart: aCart(aLine()), checkout: { tip: '15' } })
    shop.reply.toast('error', 'of nobody who sees it')
    shop.device.savePlace({ isSkipped: true })
    const answer = await saveInBackground(shop, fields({ ...all, intent: 'keep' }))
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    expect([set, shop.drafts.checkout]).toEqual([[], { ...noCheckout, notes: 'Ring twice', tip: '15' }])
  })

  test.each([
    ['ticked', { contactless: 'on' }, true],
    ['unticked', {}, false],
  ])('include leave-at-door that a script sends when it is %s', async (_, ticked, isContactless) => {
    const shop = await aShop({ user: aUser(), checkout: { notes: 'Ring twice', isContactless: !isContactless } })
    await saveInBackground(shop, fields({ intent: 'keep', asksContactless: 'on', ...ticked }))
    expect(shop.drafts.checkout).toMatchObject({ notes: 'Ring twice', isContactless })
  })

  test.each(['nobody', 'too long'])('do not include such notes of %s', async (what) => {
    const shop = await aShop({ user: what === 'nobody' ? null : aUser(), cart: aCart(aLine()) })
    const answer = await saveInBackground(shop, fields({ notes: what === 'nobody' ? 'Ring twice' : 'n'.repeat(501) }))
    expect([leadsTo(answer), answer.headers.getSetCookie()]).toEqual(['/review-cart', []])
  })

  test('include the instructions, whose button leads back to them and saves everything else too', async () => {
    const shop = await aShop({ user: aUser() })
    const answer = await answerFields(shop, fields({ ...all, intent: 'notes' }))
    expect(leadsTo(answer as Response)).toBe('/review-cart#notes')
    expect(shop.drafts.checkout).toMatchObject({ notes: 'Ring twice', isContactless: true })
  })

  test('include the tip, which leads back to where it was chosen', async () => {
    const shop = await aShop({ user: aUser() })
    const answer = await answerFields(shop, fields({ ...all, intent: 'tip', tip: 'other', otherTip: '12.50' }))
    expect(leadsTo(answer as Response)).toBe('/review-cart#driver-tip')
    expect(shop.drafts.checkout.tip).toBe('12.5')
  })

  test('have another tip only if the form showed another one, whatever is stored', async () => {
    const amounts = billRows.map((row) => (row === 'tip' ? '20.00' : '0.00'))
    const shown = ['choices', ...amounts, '0.00'].join(' ')
    const expired = await aShop({ user: aUser() })
    expect(await saveExtras(expired, fields({ ...all, shown }))).toMatchObject({ tipChanged: false })
    expect(expired.drafts.checkout.tip).toBe('20')
    const other = await aShop({ user: aUser(), checkout: { tip: '50' } })
    expect(await saveExtras(other, fields({ ...all, tip: '50', shown }))).toMatchObject({ tipChanged: true })
  })

  test('report a file that was chosen but not uploaded', async () => {
    const shop = await aShop({ user: aUser() })
    await saveExtras(shop, fields({ ...all, picture: 'list.jpg' }))
    expect(shop.reply.takeToast()?.text ?? toastOf(shop.redirect('/'))?.text).toMatch(
      /^Your pictures have not been added/,
    )
  })
})

describe('the delivery switch', () => {
  test('keeps the cart and what was typed, and deletes pictures, also at the vendor', async () => {
    const remove = vi.fn(async () => undefined)
    const shop = await aShop({
      vendor: { orderPictures: { remove } },
      user: aUser(),
      cart: aCart(aLine()),
      checkout: { pictures: [aSavedPicture('61')] },
    })
    expect(leadsTo((await answerFields(shop, fields({ ...all, mode: 'pickup' }))) as Response)).toBe('/review-cart')
    expect(shop.device.place.mode).toBe('pickup')
    expect(shop.drafts.checkout).toMatchObject({ notes: 'Ring twice', pictures: [] })
    expect(shop.cart.lines).toHaveLength(1)
    expect(remove).toHaveBeenCalledExactlyOnceWith('5501', aSavedPicture('61'))
  })

  test('keeps everything if the mode is the same, or not available', async () => {
    for (const mode of ['delivery', 'drone']) {
      const shop = await aShop({ user: aUser(), checkout: { pictures: [aSavedPicture('61')] } })
      await answerFields(shop, fields({ ...all, mode }))
      expect(shop.device.place.mode).toBe('delivery')
      expect(shop.drafts.checkout.pictures).toHaveLength(1)
    }
  })
})

describe('order pictures', () => {
  const png = async () => new File([new Uint8Array(await aPicture(8, 8).png().toBuffer())], 'my home.png')
  const fake = new File(['<script>'], 'list.png', { type: 'image/png' })
  const large = () => new File([new Uint8Array(10e6 + 1)], 'large.png')

  async function upload(files: File[], parts: Parts = {}, add = vi.fn(answered), shownTo = '5501') {
    const shop = await aShop({
      user: aUser(),
      cart: aCart(aLine()),
      ...parts,
      vendor: {
        stores: { byId: async () => aStoreDetail({ overrides: { takesPictures: true } }) },
        orderPictures: { add },
        ...parts?.vendor,
      },
    })
    const form = new FormData()
    form.set('notes', 'Ring twice')
    form.set(shownFor, shownTo)
    for (const file of files) form.append('picture', file)
    const request = new Request('http://localhost/review-cart', { method: 'POST', body: form })
    const answer = (await uploadPictures(shop, request)) as Response
    const { pictureProblem = null } =
      answer.status === 302 ? {} : ((await answer.json()) as { pictureProblem?: string })
    return { shop, add, answer, pictureProblem }
  }

  const answered = async (_user: string, _store: string, files: readonly File[]) =>
    files.map((_, at) => ({ id: `7${at}`, name: `7${at}.jpg`, image: `https://cdn.test/7${at}.jpg` }))

  test('beyond the limit are deleted at the vendor when another upload filled the order meanwhile, and that is said', async () => {
    const remove = vi.fn(async () => undefined)
    const add = vi.fn(async (...sent: Parameters<typeof answered>) => {
      const otherTab = await aShop({ cart: aCart(aLine()), cookies: 'any=other' })
      await otherTab.drafts.changeCheckout(({ pictures }) => ({ pictures: [...pictures, aSavedPicture('65')] }))
      return answered(...sent)
    })
    const pictures = ['61', '62', '63'].map(aSavedPicture)
    const parts = { checkout: { pictures }, vendor: { orderPictures: { add, remove } } }
    const { shop, pictureProblem } = await upload([await png(), await png()], parts)
    expect(shop.drafts.checkout.pictures.map(({ id }) => id)).toEqual(['61', '62', '63', '65', '70'])
    expect(remove).toHaveBeenCalledExactlyOnceWith('5501', aSavedPicture('71'))
    expect(pictureProblem).toBe('You have reached max image upload limit')
  })

  test('are re-encoded and sent to the vendor, and their names are stored', async () => {
    const { shop, add, answer } = await upload([await png(), await png()])
    expect(leadsTo(answer)).toBe('/review-cart#order-pictures')
    expect(shop.drafts.checkout).toMatchObject({
      notes: 'Ring twice',
      pictures: [aSavedPicture('70'), aSavedPicture('71')],
    })
    const [user, store, files] = add.mock.calls[0] ?? []
    expect([user, store]).toEqual(['5501', '2101'])
    expect(files?.map(({ name, type }) => [name, type])).toEqual([
      ['picture.jpg', 'image/jpeg'],
      ['picture.jpg', 'image/jpeg'],
    ])
  })

  test('that are too large together are reported, and what was typed beside them is kept', async () => {
    const { shop, add, answer, pictureProblem } = await upload([large(), large()])
    expect([answer.status, pictureProblem]).toEqual([413, shop.t('pictures.tooMuch')])
    expect([shop.drafts.checkout.notes, add.mock.calls]).toEqual(['Ring twice', []])
  })

  test('that are invalid or too large are reported; valid ones beside them are added', async () => {
    expect(await upload([fake])).toMatchObject({ pictureProblem: expect.stringMatching(/^This file cannot be read/) })
    expect(await upload([large()])).toMatchObject({ pictureProblem: expect.stringContaining('10 MB') })
    const { shop, pictureProblem } = await upload([fake, await png()])
    expect(pictureProblem).toMatch(/^Some of the files/)
    expect(shop.drafts.checkout.pictures).toEqual([aSavedPicture('70')])
  })

  test('are refused without asking the vendor if there are too many, none, or the store takes none', async () => {
    const five = ['1', '2', '3', '4', '5'].map(aSavedPicture)
    const full = await upload([await png()], { checkout: { pictures: five } })
    expect(full.pictureProblem).toBe('You have reached max image upload limit')
    expect(full.shop.drafts.checkout.pictures).toHaveLength(5)
    expect((await upload([])).pictureProblem).toBe('Please choose a picture first')
    const stores = { byId: async () => aStoreDetail() }
    const none = await upload([await png()], { vendor: { stores } })
    expect([leadsTo(none.answer), toastOf(none.answer)?.text]).toEqual([
      '/review-cart',
      'This store does not accept pictures',
    ])
    expect(full.add).not.toHaveBeenCalled()
    expect(none.add).not.toHaveBeenCalled()
  })

  test('that the vendor refuses are reported in its words, and nothing is stored', async () => {
    const refusal = new VendorError('refused', 'upload-order-images', { vendorMessage: 'Too many' })
    const { shop, answer, pictureProblem } = await upload(
      [await png()],
      {},
      vi.fn(() => Promise.reject(refusal)),
    )
    expect([answer.status, pictureProblem]).toEqual([422, 'Too many'])
    expect(shop.drafts.checkout).toMatchObject({ notes: 'Ring twice', pictures: [] })
  })

  test('of a page that was shown to another customer are not added, and its notes are not kept', async () => {
    const { shop, add, answer, pictureProblem } = await upload([await png()], {}, vi.fn(answered), '5502')
    expect([answer.status, pictureProblem]).toEqual([409, shop.t('account.changed')])
    expect([shop.drafts.checkout, add.mock.calls]).toEqual([noCheckout, []])
  })

  test('of a guest wait until they have signed in', async () => {
    expect(leadsTo((await upload([fake], { user: null })).answer)).toBe('/sign-in?redirectTo=%2Freview-cart')
  })

  test('are removed one by one; a missing one counts as removed', async () => {
    const remove = vi.fn(async () => undefined)
    const parts = {
      vendor: { orderPictures: { remove } },
      user: aUser(),
      checkout: { pictures: ['1', '2'].map(aSavedPicture) },
    }
    const shop = await aShop(parts)
    const answer = await answerFields(shop, fields({ ...all, removePicture: '1' }))
    expect(leadsTo(answer as Response)).toBe('/review-cart#order-pictures')
    await answerFields(shop, fields({ ...all, removePicture: '9' }))
    expect(shop.drafts.checkout.pictures).toEqual([aSavedPicture('2')])
    expect(remove).toHaveBeenCalledExactlyOnceWith('5501', aSavedPicture('1'))
  })

  test('stay if the vendor cannot remove them, and it says why', async () => {
    const remove = () => Promise.reject(new VendorError('server', 'remove-order-image'))
    const shop = await aShop({
      vendor: { orderPictures: { remove } },
      user: aUser(),
      checkout: { pictures: [aSavedPicture('1')] },
    })
    const answer = (await answerFields(shop, fields({ ...all, removePicture: '1' }))) as Response
    expect(await answer.json()).toMatchObject({ pictureProblem: 'Server error' })
    expect(shop.drafts.checkout.pictures).toEqual([aSavedPicture('1')])
  })
})

const tasty: Coupon = { id: '402', code: 'TASTY20', kind: 'percentage', value: '20', cap: '100', minimum: '300' }
const refused =
  (vendorMessage: string, kind: VendorErrorKind = 'refused') =>
  async () => {
    throw new VendorError(kind, 'coupon_redeem', { vendorMessage })
  }

type OfferParts = Parameters<typeof aShop>[0] & { redeem?: () => Promise<Coupon>; userId?: string }

/** A customer with two bowls of 180 each. */
async function open({ redeem = async () => tasty, userId = '5501', ...parts }: OfferParts = {}) {
  const redeemCall = vi.fn(redeem)
  const shop = await aShop({
    user: aUser({ id: userId }),
    cart: aCart(aLine({ quantity: 2 })),
    vendor: {
      stores: { byId: async () => aStoreDetail() },
      menus: { item: async () => anItem() },
      addresses: { primary: async () => anAddress() },
      coupons: { redeem: redeemCall },
    },
    path: '/review-cart',
    ...parts,
  })
  return { shop, redeemCall }
}

/** Sends a code; returns the redirect, or the message at the field with its status. */
async function apply(promo: string, parts?: OfferParts) {
  const { shop, redeemCall } = await open(parts)
  const response = (await applyOffer(shop, fields({ promo }))) as Response
  const body = response.status < 300 || response.status >= 400 ? ((await response.json()) as OfferAnswer) : null
  const problem = body?.offer?.error?.promo?.[0]
  return {
    shop,
    redeemCall,
    status: response.status,
    leadsTo: leadsTo(response),
    toast: toastOf(response),
    problem,
  }
}
type OfferAnswer = { offer: { error?: Record<string, string[]> } }

describe('a promo code', () => {
  test('that is valid is applied, and leads back to the offers of the review', async () => {
    const { shop, redeemCall, ...answer } = await apply(' tasty20 ')
    expect(redeemCall).toHaveBeenCalledWith('tasty20', {
      userId: '5501',
      storeId: '2101',
      subtotal: '360',
      mode: 'delivery',
    })
    expect(answer).toMatchObject({ leadsTo: '/review-cart#offer', toast: { tone: 'success', text: 'TASTY20 applied' } })
    expect(shop.drafts.checkout).toMatchObject({
      coupon: { id: '402', code: 'TASTY20', isAutomatic: false },
      wantedCoupon: null,
      refusesOffers: true,
    })
  })

  test('is redeemed without the invisible characters that were copied with it', async () => {
    const { redeemCall } = await apply('\u2068TASTY20\u2069\u200e')
    expect(redeemCall).toHaveBeenCalledWith('TASTY20', expect.anything())
  })

  test.each(['', '   ', '\u200e'])('that is empty (%j) is asked for, without calling the vendor', async (promo) => {
    const { redeemCall, status, problem, shop } = await apply(promo)
    expect([status, shop.t(problem as 'offers.enter')]).toEqual([400, 'Please Enter Promocode'])
    expect(redeemCall).not.toHaveBeenCalled()
  })

  test('that is far too long is refused', async () => {
    expect(await apply('x'.repeat(41))).toMatchObject({ status: 400, problem: 'field.tooLong' })
  })

  test('that is refused is reported in the vendor’s words, and the applied one stays', async () => {
    const before = (await apply('TASTY20')).shop.drafts.checkout
    const { shop, ...answer } = await apply('ONCE25', { checkout: before, redeem: refused('Used up') })
    expect(answer).toMatchObject({ status: 422, problem: 'Used up' })
    expect(shop.drafts.checkout).toEqual(before)
  })

  test('that is refused without a word is said to give nothing', async () => {
    const { shop, ...answer } = await apply('ONCE25', { redeem: refused('') })
    expect(answer).toMatchObject({ status: 422, problem: shop.t('offers.nothing') })
  })

  test('below its minimum is refused with the missing amount, and kept for later', async () => {
    const { shop, ...answer } = await apply('TASTY20', { redeem: async () => ({ ...tasty, minimum: '500' }) })
    expect(answer).toMatchObject({
      status: 422,
      problem: shop.t('offers.missing', { code: 'TASTY20', amount: '₹140.00' }),
    })
    expect(shop.drafts.checkout).toMatchObject({
      coupon: null,
      wantedCoupon: { code: 'TASTY20', minimum: '500', why: 'minimum' },
      refusesOffers: false,
    })
  })

  test('that gives nothing says so', async () => {
    const { shop, problem } = await apply('ZERO', { redeem: async () => ({ ...tasty, value: '0' }) })
    expect([problem, shop.drafts.checkout.coupon]).toEqual([shop.t('offers.nothing'), null])
  })

  test('is reported at the field while the vendor fails', async () => {
    expect(await apply('TASTY20', { redeem: refused('', 'timeout') })).toMatchObject({ status: 502 })
  })

  test('of a guest leads to sign-in and comes back with it', async () => {
    const form = fields({ intent: 'apply-offer', promo: 'TASTY20' })
    const { shop } = await open({ user: null, form })
    const answer = await applyOffer(shop, await shop.form()).catch((response: unknown) => response as Response)
    expect(leadsTo(answer as Response)).toMatch(/^\/sign-in\?/)
    expect(await returnPageOf(answer as Response)).toEqual({
      path: '/review-cart?typed=…',
      fields: { promo: 'TASTY20' },
    })
  })

  test('cannot be guessed without limit; valid codes do not count as guesses', async () => {
    const guess = { redeem: refused('No such code'), userId: 'a-guesser' }
    for (let at = 0; at < limits.promoCodes.times; at++) {
      if (at % 10 === 0) expect((await apply('TASTY20', { userId: 'a-guesser' })).leadsTo).toBe('/review-cart#offer')
      expect((await apply(`GUESS${at}`, guess)).status).toBe(422)
    }
    await expect(apply('GUESS', guess)).rejects.toMatchObject({ status: 429 })
    await expect(apply('TASTY20', { userId: 'somebody-else' })).resolves.toMatchObject({
      leadsTo: '/review-cart#offer',
    })
  })
})

test('the best offer’s button applies its own code, whatever is in the field, and keeps everything else typed', async () => {
  const { shop, redeemCall } = await open()
  const answer = await answerFields(shop, fields({ notes: 'Ring', promo: 'OTHER', offer: 'TASTY20' }))
  expect([leadsTo(answer as Response), redeemCall.mock.calls[0]?.at(0)]).toEqual(['/review-cart#offer', 'TASTY20'])
  expect(shop.drafts.checkout).toMatchObject({ notes: 'Ring', coupon: { code: 'TASTY20' } })
})

test('a removed offer stays removed, and the automatic one is no longer tried', async () => {
  const { shop } = await open({ checkout: (await apply('TASTY20')).shop.drafts.checkout })
  const answer = (await answerFields(shop, fields({ intent: 'remove-offer' }))) as Response
  expect([leadsTo(answer), toastOf(answer)?.text]).toEqual(['/review-cart#offer', 'TASTY20 removed'])
  expect(shop.drafts.checkout).toMatchObject({ coupon: null, wantedCoupon: null, refusesOffers: true })
})

describe('everything else typed on the review', () => {
  const typed = { notes: 'Ring twice' }
  const apply = { intent: 'apply-offer', promo: 'TASTY20' }

  test('is kept when a code is applied or removed, and not touched by the list of offers', async () => {
    const { shop } = await open()
    await answerFields(shop, fields({ ...typed, ...apply }))
    expect(shop.drafts.checkout.notes).toBe('Ring twice')
    await answerFields(shop, fields({ intent: 'remove-offer', notes: 'Ring once' }))
    await answerFields(shop, fields(apply))
    expect(shop.drafts.checkout).toMatchObject({ notes: 'Ring once', coupon: { code: 'TASTY20' } })
  })

  test('is kept on Enter, which applies a typed code', async () => {
    const { shop, redeemCall } = await open()
    const enter = (promo: string) => answerFields(shop, fields({ ...typed, intent: 'enter', promo }))
    expect(leadsTo((await enter(' ')) as Response)).toBe('/review-cart')
    expect([shop.drafts.checkout.notes, redeemCall.mock.calls.length]).toEqual(['Ring twice', 0])
    await enter('TASTY20')
    expect(shop.drafts.checkout.coupon).toMatchObject({ code: 'TASTY20' })
  })

  test.each([
    ['the instructions', { intent: 'notes' }],
    ['the tip', { intent: 'tip' }],
    ['the mode', { mode: 'pickup' }],
    ['Enter in the tip', { intent: 'enter' }],
    ['Proceed To Pay with another tip', {}],
  ])('includes a code that was not applied yet, after %s', async (_button, pressed) => {
    const form = fields({ ...typed, tip: '20', promo: 'TASTY20', ...pressed })
    const { shop } = await open({ path: '/review-cart', form })
    const answer = (await answerForm(shop, new Request('http://localhost'))) as Response
    const cookies = sentBack(answer.headers.getSetCookie())
    const next = await aShop({ path: leadsTo(answer) ?? '', method: 'GET', cookies })
    expect(next.query.get('promo')).toBe('TASTY20')
  })
})

test.each([
  ['comes back for the same customer', { as: '5501' }, 'TASTY20'],
  ['comes back for the guest who has signed in', {}, 'TASTY20'],
  ['is not shown to another customer', { as: '5502' }, ''],
])('a typed code %s', async (_case, as, shown) => {
  expect(typedCode(await aShop({ user: aUser() }), fields({ promo: 'TASTY20', ...as }))).toBe(shown)
})
