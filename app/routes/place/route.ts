import { formAction } from '~/http/shop/open-shop.server'
import { choose } from './actions.server'

export { leadHome as loader } from '~/http/shop/open-shop.server'

/** Saves a choice of place, mode or store. */
export const action = formAction(choose)
