import * as drawings from './icons/drawings'

export type IconName = keyof typeof drawings

/** A decorative icon. One with a direction turns with that of the page. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const turns = /^(log|arrow|send|chevron(Left|Right))/.test(name) ? 'turns' : ''
  return <Drawing shapes={drawings[name]} className={['icon', turns, className].filter(Boolean).join(' ')} />
}

/** An icon by its shapes: an island brings only those that it imports. */
export function Drawing({ shapes, className = 'icon' }: { shapes: string; className?: string }) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      viewBox="0 0 24 24"
      // oxlint-disable-next-line react/no-danger -- shapes of lucide
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
