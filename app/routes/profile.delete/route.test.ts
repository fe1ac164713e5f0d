import { describe, expect, test, vi } from 'vitest'
import type { User } from '~/domain/account/user'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, fields, leadsTo, toastOf } from '../../../tests/support/shop-builders'
import { confirmationOf, deleteAccount } from './route'

const asha = aUser()

async function remove(
  form: Record<string, string>,
  answer: () => Promise<void> = () => Promise.resolve(),
  userDetails: () => Promise<User> = async () => asha,
) {
  const removeCall = vi.fn(answer)
  const posted = fields(form)
  const shop = await aShop({
    user: asha,
    path: '/profile/delete',
    form: posted,
    vendor: { account: { remove: removeCall }, auth: { userDetails } },
  })
  const response = await deleteAccount(shop, posted)
  return { shop, removeCall, response, text: await response.clone().text() }
}

describe('deleting the account', () => {
  test('signs out and says so', async () => {
    const { shop, removeCall, response } = await remove({ as: asha.id, confirm: 'DELETE' })
    expect(removeCall).toHaveBeenCalledWith(asha.id)
    expect([leadsTo(response), toastOf(response)?.tone, shop.user]).toEqual(['/', 'success', null])
    expect(response.headers.has('Clear-Site-Data')).toBe(true)
  })

  test('signs out and says so as well if the answer is lost but the vendor knows the customer no longer', async () => {
    const lost = () => Promise.reject(new VendorError('network', 'delete_account'))
    const ended = () => Promise.reject(new Response(null, { status: 302 }))
    const { shop, response } = await remove({ as: asha.id, confirm: 'DELETE' }, lost, ended)
    expect([leadsTo(response), toastOf(response)?.tone, shop.user]).toEqual(['/', 'success', null])
  })

  test.each(['', 'DELET', 'yes'])('needs the word, not "%s"', async (confirm) => {
    const { shop, removeCall, response, text } = await remove({ as: asha.id, confirm })
    expect(removeCall).not.toHaveBeenCalled()
    expect([response.status, shop.user]).toEqual([400, asha])
    expect(text).toContain('profile.deleteRequired')
  })

  test.each([
    [new VendorError('refused', 'delete_account', { vendorMessage: 'An order is still under way' }), 422, 'under way'],
    [new VendorError('timeout', 'delete_account'), 502, 'is taking too long'],
  ])('that fails is reported, and nothing is lost: %s', async (failure, status, message) => {
    const { shop, response, text } = await remove({ as: asha.id, confirm: 'delete' }, () => Promise.reject(failure))
    expect([response.status, shop.user]).toEqual([status, asha])
    expect(text).toContain(message)
  })

  test('is refused for a form that was shown to another customer', async () => {
    const { removeCall, response, text } = await remove({ as: '5502', confirm: 'DELETE' })
    expect(removeCall).not.toHaveBeenCalled()
    expect(response.status).toBe(409)
    expect(text).toContain('another account now')
  })
})

test.each([
  ['LÖSCHEN', 'de', ['löschen', ' LÖSCHEN ', 'delete'], ['losch', 'loschen']],
  ['УДАЛИТЬ', 'ru', ['удалить', 'DELETE'], ['удали']],
  ['حذف', 'ar', ['حذف', 'delete'], ['حذ']],
])('the word %s is accepted in %s, in any case, and DELETE in every language', (word, locale, right, wrong) => {
  const isWord = (confirm: string) => confirmationOf(word, locale).safeParse({ confirm }).success
  expect([right.every(isWord), wrong.some(isWord)]).toEqual([true, false])
})
