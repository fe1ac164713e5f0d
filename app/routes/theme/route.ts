import { z } from 'zod'
import { themes } from '~/domain/brand/theme'
import { parseFields } from '~/http/forms/form.server'
import { formAction } from '~/http/shop/open-shop.server'
import { homePath } from '~/paths'

export { leadHome as loader } from '~/http/shop/open-shop.server'

/** Stores the picked theme and reloads the page in it (rules 24.10). */
export const action = formAction((shop, form) => {
  const submission = parseFields(form, z.object({ theme: z.enum(themes) }))
  if (submission.status !== 'success') return shop.redirect(homePath())
  shop.device.savePlace({ theme: submission.value.theme })
  return shop.leadBack(form)
})
