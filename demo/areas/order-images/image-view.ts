import type { Voice } from '../../core/call'
import type { OrderImage } from './images'

/** Absolute address of a picture that a customer attached to an order. */
export function imageUrl(voice: Voice, image: OrderImage): string {
  return `${voice.origin}/uploads/${image.id}/${image.name}`
}

/** A picture that was just uploaded. */
export function orderImageView(voice: Voice, image: OrderImage): Record<string, unknown> {
  return { id: image.id, image: imageUrl(voice, image), image_name: image.name }
}
