import { createContext, useContext } from 'react'
import { frameOf, isResized, pictureAt, widthsFor } from './picture-address'

type Props = {
  /** Address of the picture; '' for none. */
  src: string
  /** The name of the thing shown; its first letter fills the frame if there is no picture or it fails to load. */
  name: string
  /** Size of the file's frame in pixels, twice the visible size; the page reserves the room whatever the file is. */
  width: number
  height: number
  /** How wide it is on the page, as one CSS length. Default: half of `width`, and at most the width of the window. */
  shownWidth?: string
  className?: string
  /** The largest picture that is visible at once. It is loaded first, and not lazily. */
  isFirst?: boolean
}

/** Called with the address of the page's first picture, in the width that most phones ask for. */
export const FirstPictures = createContext<(address: string) => void>(() => {})

/** What a window of 360 pixels with two dots per pixel asks for when a picture fills it. */
const phoneWidth = 720

/** A vendor's picture of any shape, filling a frame of a fixed ratio. The text beside it says what it shows. */
export function Picture({ src, name, width, height, shownWidth, className, isFirst }: Props) {
  const tellFirst = useContext(FirstPictures)
  const initial = [...name.trim()].at(0)?.toUpperCase() ?? ''
  const classes = className ? `pic ${className}` : 'pic'
  if (!src) return <div className={classes} data-initial={initial} />
  if (isFirst && isResized(src)) tellFirst(phonePicture(src, width, height))
  return (
    <div className={classes}>
      <img
        {...sourcesOf(src, width, height, shownWidth)}
        data-initial={initial}
        alt=""
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        {...(isFirst && { fetchpriority: 'high' })}
      />
    </div>
  )
}

/**
 * One address, or one for each width that the server makes, from which the browser picks. Screens with three dots per
 * pixel get about two: nobody sees more in a photograph, and phones load half the bytes.
 */
function sourcesOf(src: string, width: number, height: number, shownWidth = `min(${width / 2}px, 100vw)`) {
  if (!isResized(src)) return { src }
  const widths = widthsFor(width)
  const frame = frameOf(width, height)
  return {
    sizes: `(min-resolution: 2.5x) calc(${shownWidth} / 1.8), ${shownWidth}`,
    srcSet: widths.map((one) => `${pictureAt(src, one, frame)} ${one}w`).join(),
    src: pictureAt(src, widths.at(-1) ?? 1920, frame),
  }
}

function phonePicture(src: string, width: number, height: number) {
  const widths = widthsFor(width)
  return pictureAt(src, widths.find((one) => one >= phoneWidth) ?? widths.at(-1) ?? 1920, frameOf(width, height))
}
