import { Icon, type IconName } from './icon'

/** Words that follow `button` in the class of a link. */
type Look = 'quiet' | 'compact' | 'wide' | 'quiet compact' | 'quiet wide'

type Props = {
  href: string
  label: string
  icon?: IconName
  /** Its page opens in a dialog. */
  opensDialog?: boolean
}

/** A link that is as quiet as text. */
export function TextLink({ href, label, icon, opensDialog }: Props) {
  return (
    <a className="link" href={href} data-dialog={opensDialog ? '' : undefined}>
      {icon && <Icon name={icon} className="small" />}
      {label}
    </a>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ href, label, icon, opensDialog, look }: Props & { look?: Look }) {
  return (
    <a className={look ? `button ${look}` : 'button'} href={href} data-dialog={opensDialog ? '' : undefined}>
      {icon && <Icon name={icon} />}
      {label}
    </a>
  )
}
