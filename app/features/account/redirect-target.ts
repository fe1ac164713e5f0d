import { safePath } from '~/domain/safe-path'
import type { Shop } from '~/http/shop/shop.server'
import { homePath } from '~/paths'

/** The page of ours to which the customer goes on after signing in, as the address names it; home without one. */
export const redirectTarget = ({ query }: Pick<Shop, 'query'>) => safePath(query.get('redirectTo'), homePath())
