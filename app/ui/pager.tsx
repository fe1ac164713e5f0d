import { ButtonLink } from './link'

type PagerProps = {
  /** What the list contains, as the name of the navigation. */
  label: string
  /** The page shown, in words. */
  page: string
  /** The address of the neighbouring page, or null, and its link's text. */
  newer: { href: string | null; text: string }
  older: { href: string | null; text: string }
}

/** The page of a list, newest first, with links to the ones beside it. */
export function Pager({ label, page, newer, older }: PagerProps) {
  return (
    <nav className="group-head" aria-label={label}>
      <p className="quiet small-text">{page}</p>
      <div className="choices">
        {[newer, older].map(
          ({ href, text }) => href && <ButtonLink key={href} look="quiet compact" href={href} label={text} />,
        )}
      </div>
    </nav>
  )
}
