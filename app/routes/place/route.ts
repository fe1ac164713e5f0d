import type { LoaderFunctionArgs } from '@remix-run/node'
import { formAction, openShop } from '~/http/shop/open-shop.server'
import { homePath } from '~/paths'
import { choose } from './actions.server'

/** Saves a choice of place, mode or store. Opened as a link, it redirects to home. */
export const action = formAction(choose)

export async function loader(args: LoaderFunctionArgs) {
  return (await openShop(args)).redirect(homePath())
}
