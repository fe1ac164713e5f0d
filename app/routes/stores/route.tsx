import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StorePicker } from '~/features/stores/store-grid'
import { loadStorePicker } from '~/features/stores/near-stores.server'
import { openShop } from '~/http/shop/open-shop.server'

export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  return { title: shop.t('stores.title'), picker: await loadStorePicker(shop) }
}

export default function Stores() {
  const { picker } = useLoaderData<typeof loader>()
  return (
    <div className="page narrow">
      <StorePicker {...picker} />
    </div>
  )
}
