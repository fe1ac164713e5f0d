type Props = {
  label: string
  /** Seconds until it may be pressed. */
  seconds: number
  /** What is said meanwhile, with a line break where the time stands. */
  text: string
  /** The time in words; '' when it may be pressed. */
  wait: string
  name?: string
  value?: string
}

/** A button whose time is to come. A script holds it and counts down; without one the server says how long it still is. */
export function ButtonAfterWait({ label, seconds, text, wait, name, value }: Props) {
  const [before, after] = text.split('\n')
  const shown = (
    <>
      <button className="button quiet wide" name={name} value={value}>
        {label}
      </button>
      {wait && (
        <p className="quiet small-text">
          {before}
          <time>{wait}</time>
          {after}
        </p>
      )}
    </>
  )
  return seconds > 0 ? <shop-countdown seconds={seconds}>{shown}</shop-countdown> : shown
}
