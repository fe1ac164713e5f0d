import { useLoaderData } from '@remix-run/react'
import { loadStorePicker } from '~/features/stores/near-stores.server'
import { StorePicker } from '~/features/stores/store-grid'
import { shopLoader } from '~/http/shop/open-shop.server'

/** The store picker (rules 5.14 and 5.19). */
export const loader = shopLoader(async (shop) => ({
  title: shop.t('stores.title'),
  picker: await loadStorePicker(shop),
}))

export default function Stores() {
  const { picker } = useLoaderData<typeof loader>()
  return (
    <div className="page narrow">
      <StorePicker {...picker} />
    </div>
  )
}
