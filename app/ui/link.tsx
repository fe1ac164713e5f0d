/** Words that follow `button` in the class of a link. */
type Look = 'quiet' | 'compact' | 'wide' | 'quiet compact' | 'quiet wide'

type Props = {
  href: string
  label: string
  /** Its page opens in a dialog. */
  opensDialog?: boolean
}

/** A link that is as quiet as text. */
export function TextLink({ href, label, opensDialog }: Props) {
  return (
    <a className="link" href={href} data-dialog={opensDialog ? '' : undefined}>
      {label}
    </a>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ href, label, opensDialog, look }: Props & { look?: Look }) {
  return (
    <a className={look ? `button ${look}` : 'button'} href={href} data-dialog={opensDialog ? '' : undefined}>
      {label}
    </a>
  )
}
