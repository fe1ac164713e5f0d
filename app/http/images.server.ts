import { allowedImage } from '~/domain/image-url'
import { env } from '~/env.server'

/** Origins that pictures may come from: the vendor API's own and those the host lists. */
export function imageOrigins(): string[] {
  return [...new Set([new URL(env().VENDOR_API_URL).origin, ...env().IMAGE_ORIGINS])]
}

/** A vendor's picture address when its origin is allowed, else ''. */
export const pictureUrl = (source: string) => allowedImage(source, imageOrigins())
