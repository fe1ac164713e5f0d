import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { openShop } from '~/http/shop/open-shop.server'
import { homePath } from '~/paths'
import { choose } from './actions.server'

/** Saves a choice of place, mode or store. Opened as a link, it redirects to home. */
export async function action(args: ActionFunctionArgs) {
  const shop = await openShop(args)
  return choose(shop, await shop.form())
}

export async function loader(args: LoaderFunctionArgs) {
  return (await openShop(args)).redirect(homePath())
}
