import { storeById } from '../../catalogue/catalogue'
import type { Brand, Store } from '../../catalogue/types'
import { guestCall, type Call } from '../../core/call'
import { id, looseNumber, vendorFields } from '../../core/fields'
import { listAnswer, openFirst, serves, storesAnswer, visitFields, visitOf } from './store-lists'

/** The stores of a chain, by its id; none when there is no such chain. */
export function storesOfChain(brand: Brand, chainId: string): Store[] {
  const chain = brand.chains?.find((entry) => String(entry.id) === chainId.trim())
  return (chain?.stores ?? []).flatMap((storeId) => storeById(brand, String(storeId)) ?? [])
}

const chainList = guestCall('brand-list', { ...vendorFields, ...visitFields }, (context) => {
  const { brand, say, words, picture } = context
  const visit = visitOf(context)
  const near = (brand.chains ?? []).filter((chain) =>
    storesOfChain(brand, String(chain.id)).some((store) => serves(store, visit)),
  )
  const rows = near.map((chain) => ({
    id: chain.id,
    brand_name: words(chain.name),
    brand_image: picture(chain.picture),
    description: words(chain.about),
  }))
  return listAnswer(say, rows)
})

const chainStores = guestCall(
  'brand-restaurant',
  { ...vendorFields, ...visitFields, brand_id: id, skip: looseNumber, total_record: looseNumber },
  (context) => {
    const { brand, body } = context
    const visit = visitOf(context)
    const stores = storesOfChain(brand, body.brand_id).filter((store) => serves(store, visit))
    return storesAnswer(context, visit, openFirst(brand, stores, visit), body)
  },
)

/** Chains, which the API calls brands, and their stores. */
export const chainCalls: Call[] = [chainList, chainStores]
