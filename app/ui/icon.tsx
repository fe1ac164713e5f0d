import * as drawings from './icons/drawings'

export type IconName = keyof typeof drawings

/** A decorative icon. One that points to a side is mirrored on right-to-left pages. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const turns = /^(log|arrow|send|chevron(Left|Right))/.test(name) ? 'turns' : ''
  return <Drawing path={drawings[name]} className={['icon', turns, className].filter(Boolean).join(' ')} />
}

/**
 * An icon by its path, so that an island contains only the icons it imports. Changing the path changes only an
 * attribute, for which browsers do not recalculate styles.
 */
export function Drawing({ path, className = 'icon' }: { path: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true" viewBox="0 0 24 24">
      <path d={path} />
    </svg>
  )
}

/** The veg or non-veg marker of an item; nothing for items that are neither (rules 6.2). */
export function VegMark({ diet, veg, nonVeg }: { diet: 'veg' | 'non-veg' | 'none'; veg: string; nonVeg: string }) {
  if (diet === 'none') return null
  return <span className={diet === 'veg' ? 'veg' : 'veg non'} role="img" aria-label={diet === 'veg' ? veg : nonVeg} />
}
