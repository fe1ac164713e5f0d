import sprite from './icons/sprite.svg?url'

/** A decorative icon from the sprite (`icons/build.mjs` lists them); it is hidden from assistive technology. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true" width="20" height="20">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
