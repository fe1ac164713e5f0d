import { safePath } from '~/domain/safe-path'
import type { Shop } from '~/http/shop/shop.server'
import { homePath } from '~/paths'

/** The page to open after signing in, as the address names it; home without one. */
export const redirectTarget = ({ query }: Pick<Shop, 'query'>) => safePath(query.get('redirectTo'), homePath())
