import type { Obstacle } from '~/domain/obstacle'
import { asksForLater } from '~/domain/slots'
import { obstacleText } from '~/features/checkout/checkout.server'
import { reasonText } from '~/features/checkout/times.server'
import type { Shop } from '~/http/shop.server'

/** What stands against the order, as the review says it. */
export type ObstacleView = {
  kind: Obstacle['kind']
  text: string
  /** What else is to say of it, or ''. */
  hint: string
  /** It is closed now and takes orders for later. */
  isClosed: boolean
}

/** What stands against the order in words, or null when nothing does. */
export function obstacleView(shop: Shop, obstacle: Obstacle | null): ObstacleView | null {
  if (!obstacle) return null
  const why = obstacle.kind === 'no-time' && obstacle.why !== 'gone' ? obstacle.why : null
  return {
    kind: obstacle.kind,
    text: obstacleText(shop, obstacle),
    hint: why ? reasonText(shop, why) : '',
    isClosed: asksForLater(why),
  }
}
