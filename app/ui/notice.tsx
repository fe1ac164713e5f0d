import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { WordKey } from '~/i18n/translator'
import { useT } from '~/i18n/use-t'
import { Icon, type IconName } from './icon'
import { TextLink } from './link'

type NoticeProps = ComponentPropsWithoutRef<'p'> & {
  icon?: IconName
  /** A link at the end of the line. */
  link?: { href: string; text: string }
}

/** What a page has to say about its state, where it matters; with `role="status"` it is announced when it appears. */
export function Notice({ icon, link, className = '', dir, children, ...p }: NoticeProps) {
  return (
    <p className={`notice ${className}`.trim()} {...p}>
      {icon && <Icon name={icon} />}
      <span className={link ? 'grow' : undefined} dir={dir}>
        {children}
      </span>
      {link && <TextLink href={link.href} label={link.text} />}
    </p>
  )
}

type BlockProps = ComponentPropsWithoutRef<'section'> & {
  icon: IconName
  /** What helps, beside the text or below it. */
  action?: ReactNode
}

/** A notice of several lines, or with an action; its role and its id are those of the text alone. */
export function NoticeBlock({ icon, action, className = '', role, id, children, ...section }: BlockProps) {
  return (
    <section className={`notice ${className}`.trim()} {...section}>
      <Icon name={icon} />
      <div className="grow" role={role} id={id}>
        {children}
      </div>
      {action}
    </section>
  )
}

/** Why an input was not accepted, beside it. */
export function ErrorText({ children, ...p }: ComponentPropsWithoutRef<'p'>) {
  return (
    <p className="error" role="alert" {...p}>
      <Icon name="circleAlert" className="small" />
      <span dir="auto">{children}</span>
    </p>
  )
}

/** The errors of a form as a whole, such as the vendor's own message, each on its own line. */
export function FormErrors({ errors, id }: { errors: string[] | undefined; id: string }) {
  const t = useT()
  if (!errors?.length) return null
  return (
    <NoticeBlock className="bad" icon="circleAlert" role="alert" id={id}>
      {errors.map((error) => (
        <p key={error} dir="auto">
          {t(error as WordKey)}
        </p>
      ))}
    </NoticeBlock>
  )
}

type FailedPartProps = {
  /** The page's name for the missing part. */
  label: string
  /** The page itself, to try again. */
  retry: string
}

/** Replaces a part of the page that could not be read, and offers to try again (rules 20.5). */
export function FailedPart({ label, retry }: FailedPartProps) {
  const t = useT()
  return (
    <Notice icon="circleAlert" role="status" link={{ href: retry, text: t('error.retry') }}>
      {t('part.failed', { part: label })}
    </Notice>
  )
}
