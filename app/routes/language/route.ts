import { z } from 'zod'
import { parseFields } from '~/http/forms/form.server'
import { formAction } from '~/http/shop/open-shop.server'
import { homePath } from '~/paths'

export { leadHome as loader } from '~/http/shop/open-shop.server'

/** Stores the picked language and reloads the page in it (rules 3.4). */
export const action = formAction((shop, form) => {
  const schema = z.object({ locale: z.enum(shop.settings.languages) })
  const submission = parseFields(form, schema)
  if (submission.status !== 'success') return shop.redirect(homePath())
  shop.device.saveLocale(submission.value.locale)
  return shop.leadBack(form)
})
