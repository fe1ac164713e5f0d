import type { ReactNode } from 'react'
import { Picture } from '~/ui/picture'

type Props = { name: string; image: string; href: string; children?: ReactNode; ways?: ReactNode }

/** A small card of a row; all of it is the link, except for the actions below. */
export function MiniCard({ name, image, href, children, ways }: Props) {
  return (
    <li className="mini">
      <Picture src={image} name={name} width={160} height={160} sizes="72px" />
      <div>
        <p className="strong" dir="auto">
          <a href={href}>{name}</a>
        </p>
        {children}
      </div>
      {ways && <div className="choices">{ways}</div>}
    </li>
  )
}
