import { Picture } from '~/ui/picture'

export type Tile = { id: string; name: string; text: string; image: string; href: string; colors: string }

type Props = {
  tiles: Tile[]
  /** The vendor's layout, 1 to 6: tiles up to 3, above them wide cards with their text. */
  layout: number
}

/** Kinds of business, or a single store's menu categories; each links to its content (rules 5.2 and 5.20). */
export function Tiles({ tiles, layout }: Props) {
  return (
    <ul className={layout > 3 ? 'tiles wide' : 'tiles'}>
      {tiles.map(({ id, name, text, image, href, colors }) => (
        <li className={`tile ${colors}`.trim()} key={id}>
          <Picture src={image} name={name} width={400} height={400} sizes="min(30vw, 100px)" />
          <div>
            <a href={href} dir="auto">
              {name}
            </a>
            {text && (
              <p className="tile-text small-text" dir="auto">
                {text}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
