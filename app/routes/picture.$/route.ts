import type { LoaderFunctionArgs } from '@remix-run/node'
import { openShop } from '~/http/shop/open-shop.server'
import { answerPicture } from '~/pictures/answer.server'

/** The server's copies of pictures (rules 22.13). Making one takes a slot of the brand; unknown hosts share one. */
export const loader = (args: LoaderFunctionArgs) => answerPicture(args.request, () => brandOf(args))

const brandOf = (args: LoaderFunctionArgs) =>
  openShop(args).then(
    ({ settings }) => settings.vendorId,
    () => '',
  )
