import { cutText } from '~/domain/text/text'

/** An offer of the vendor: what a code is worth, in its own words. Without a code it needs none. */
export type Offer = { id: string; name: string; code: string; text: string; image: string }

/** Visible characters of an offer's text that show before "More" (rules 9.1). */
const previewLength = 54

/** What shows of an offer's text at first; `isCut` when there is more of it. */
export function offerPreview(text: string): { preview: string; isCut: boolean } {
  const preview = cutText(text, previewLength)
  return { preview, isCut: preview !== text }
}
