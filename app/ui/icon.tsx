import type { IconName } from './icons/icon-name'
import sprite from './icons/sprite.svg?url'

/** A decorative icon of the sprite (`icons/build.mjs`). One with a direction turns with that of the page. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const turns = /^(log|arrow|send|chevron-(left|right))\b/.test(name) ? 'turns' : ''
  return (
    <svg className={['icon', turns, className].filter(Boolean).join(' ')} aria-hidden="true" width="20" height="20">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
