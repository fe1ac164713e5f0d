/** Widths that the server makes pictures in, in pixels; no other can be asked for. */
export const pictureWidths = [120, 240, 360, 480, 720, 960, 1280, 1920] as const

/** Frames by the ratio of their height to their width: usual ones, wide ones (`w`) and panoramas (`p`). */
export const frames = { '': 2 / 3, w: 9 / 16, p: 3 / 7 } as const

export type Frame = keyof typeof frames

/** The frame of a picture; a square one uses the file of the usual one. */
export function frameOf(width: number, height: number): Frame {
  const share = height / width
  if (share <= frames.p) return 'p'
  return share <= frames.w ? 'w' : ''
}

/** The path of pictures that the server resizes; all other addresses are used unchanged. */
const resized = '/picture/'

/** The address of a picture in a certain width; one that the server does not resize stays unchanged. */
export function pictureAt(address: string, width: (typeof pictureWidths)[number], frame: Frame = ''): string {
  return isResized(address) ? `${resized}${width}${frame}/${address.slice(resized.length)}` : address
}

export const isResized = (address: string) => address.startsWith(resized)

/**
 * Widths for a frame with this maximum width in pixels: all of it for large and dense screens, three fifths for phones,
 * the least for screens of normal density. At most three, because each address is part of the page.
 */
export function widthsFor(frame: number) {
  const fitting = [frame * 0.375, frame * 0.6, frame].map(
    (least) => pictureWidths.find((width) => width >= least) ?? 1920,
  )
  return [...new Set(fitting)]
}
