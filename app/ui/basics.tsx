import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import * as drawings from './icons/drawings'
import basket from './pictures/basket.webp'
import takeawayBox from './pictures/takeaway-box.webp'
import tea from './pictures/tea.webp'

/** What every screen is made of: icons, notices, texts, amounts, empty states. Of all this, islands bundle only what they use. */

export type IconName = keyof typeof drawings

/** A decorative icon. One with a direction turns with that of the page. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const turns = /^(log|arrow|send|chevron(Left|Right))/.test(name) ? 'turns' : ''
  return <Drawing path={drawings[name]} className={['icon', turns, className].filter(Boolean).join(' ')} />
}

/**
 * An icon by its path: an island brings only those that it imports. Another path is a change of an attribute, for which a
 * browser calculates no styles.
 */
export function Drawing({ path, className = 'icon' }: { path: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true" viewBox="0 0 24 24">
      <path d={path} />
    </svg>
  )
}

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
      {link && (
        <a className="link" href={link.href}>
          {link.text}
        </a>
      )}
    </p>
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
  if (!errors?.length) return null
  return (
    <div className="notice bad" id={id} role="alert">
      <Icon name="circleAlert" />
      <div>
        {errors.map((error) => (
          <p key={error} dir="auto">
            {error}
          </p>
        ))}
      </div>
    </div>
  )
}

/** A text of the vendor's or the customer's in its own direction; nothing for ''. */
export function VendorText({ children, className = 'quiet' }: { children?: string; className?: string }) {
  if (!children) return null
  return (
    <p className={className} dir="auto">
      {children}
    </p>
  )
}

/** A text with an element in the place of a mark; a text without the mark stands alone. */
export function WithPart({ text, at = '\n', children }: { text: string; at?: string; children: ReactNode }) {
  const [before, after] = text.split(at)
  return (
    <>
      {before}
      {after !== undefined && children}
      {after}
    </>
  )
}

/** An amount of money as text, unbroken and with its own direction everywhere. */
export function Amount({ children }: { children: ReactNode }) {
  return <bdi className="money">{children}</bdi>
}

/** A dictionary text with its {{amount}}, in which no line breaks. */
export function WithAmount({ text, amount }: { text: string; amount: string }) {
  return (
    <WithPart text={text} at="{{amount}}">
      <Amount>{amount}</Amount>
    </WithPart>
  )
}

/** A changed amount: the old one struck out, an arrow, the new one. `spokenText` names the old one aloud. */
export function ChangedAmount({ before, now, spokenText }: { before: string; now: string; spokenText: string }) {
  return (
    <>
      <s aria-label={spokenText}>
        <Amount>{before}</Amount>
      </s>{' '}
      <span className="arrow turns">→</span> <Amount>{now}</Amount>
    </>
  )
}

/** The veg or non-veg marker of an item; nothing for items that are neither (rules 6.2). */
export function VegMark({ diet, veg, nonVeg }: { diet: 'veg' | 'non-veg' | 'none'; veg: string; nonVeg: string }) {
  if (diet === 'none') return null
  return <span className={diet === 'veg' ? 'veg' : 'veg non'} role="img" aria-label={diet === 'veg' ? veg : nonVeg} />
}

/** The fields of a form that nobody fills in. */
export function HiddenFields({ values }: { values: Record<string, string | number> }) {
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

/** The meaning of each picture: an empty cart or list, nothing found, a failure. */
const pictures = { nothing: takeawayBox, notHere: basket, pause: tea }

type Props = {
  picture: keyof typeof pictures
  title: string
  /** Whether the title is the page's main heading. */
  isScreen?: boolean
  text?: string
  /** The one action. */
  children?: ReactNode
}

/** Nothing to show, or something that went wrong: a picture, a line and one action. */
export function EmptyState({ picture, title, isScreen, text, children }: Props) {
  const Title = isScreen ? 'h1' : 'h2'
  return (
    <section className="card empty">
      <div className="pic">
        <img src={pictures[picture]} alt="" width="800" height="600" decoding="async" />
      </div>
      <Title>{title}</Title>
      <VendorText>{text}</VendorText>
      {children}
    </section>
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

/** A card of links below each other, for what is wanted less often than the buttons above it. */
export function LinkRows({ className = '', children }: { className?: string; children: ReactNode }) {
  return <ul className={`card divided link-rows ${className}`.trim()}>{children}</ul>
}

type RowProps = {
  href: string
  icon: IconName
  label: string
  /** The page is a question, which opens in a dialog. */
  isQuestion?: boolean
  /** The page is open now, or one below it. */
  current?: 'page' | 'true'
  /** Without an arrow, as in a menu. */
  isPlain?: boolean
}

/** A link in a list of them. */
export function LinkRow({ href, icon, label, isQuestion, current, isPlain }: RowProps) {
  return (
    <li>
      <a className="row" href={href} data-dialog={isQuestion ? '' : undefined} aria-current={current}>
        <Icon name={icon} /> <span className="grow">{label}</span>
        {!isPlain && <Icon name="chevronRight" className="small" />}
      </a>
    </li>
  )
}
