import type { AnchorHTMLAttributes } from 'react'
import { Icon, type IconName } from './icon'

/** Words that follow `button` in the class of a link or button. */
export type Look = 'quiet' | 'compact' | 'wide' | 'quiet compact' | 'quiet wide'

type Props = {
  href: string
  label: string
  icon?: IconName
  /** Its page opens in a dialog. */
  opensDialog?: boolean
  /** It closes the dialog that it is in. */
  'data-close'?: ''
} & Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'aria-label' | 'rel' | 'target'>

/** A link that is as quiet as text. */
export function TextLink({ href, label, icon, opensDialog, ...a }: Props) {
  return (
    <a className="link" href={href} data-dialog={opensDialog ? '' : undefined} {...a}>
      {icon && <Icon name={icon} className="small" />}
      {label}
    </a>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ href, label, icon, opensDialog, look, ...a }: Props & { look?: Look }) {
  return (
    <a className={look ? `button ${look}` : 'button'} href={href} data-dialog={opensDialog ? '' : undefined} {...a}>
      {icon && <Icon name={icon} />}
      {label}
    </a>
  )
}
