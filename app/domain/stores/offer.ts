import { cutText } from '~/domain/text/text'

/** An offer of the vendor. Without a code it applies by itself. The picture may be only a file name. */
export type Offer = { id: string; name: string; code: string; text: string; image: string }

/** Visible characters of an offer's text that show before "More" (rules 9.1). */
const previewLength = 54

/** The part of an offer's text that shows at first; `isCut` if there is more. */
export function offerPreview(text: string): { preview: string; isCut: boolean } {
  const preview = cutText(text, previewLength)
  return { preview, isCut: preview !== text }
}
