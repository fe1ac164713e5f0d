type Props = {
  /** Address of the picture; '' for none. */
  src: string
  /** Whose picture it is; its first letter stands in the frame when there is no picture, or when it fails to load. */
  name: string
  /** Size of the file's frame in pixels; the page keeps so much room whatever the file is. */
  width: number
  height: number
  className?: string
  /** The largest that is seen at once: it waits neither for the layout nor for the others. */
  isFirst?: boolean
}

/** A vendor's picture, of any shape, filling a frame of a fixed ratio. It says nothing that stands not beside it as text. */
export function Picture({ src, name, width, height, className, isFirst }: Props) {
  const initial = initialOf(name)
  const classes = className ? `pic ${className}` : 'pic'
  if (!src) return <div className={classes} data-initial={initial} />
  return (
    <div className={classes}>
      <img
        src={src}
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

function initialOf(name: string) {
  return [...name.trim()].at(0)?.toUpperCase() ?? ''
}
