import type { FrontBlock } from '~/domain/brand/settings'
import { Picture } from '~/ui/picture'

/** The vendor's own blocks of pictures and text; a block may be a link. */
export function FrontBlocks({ blocks }: { blocks: FrontBlock[] }) {
  if (blocks.length === 0) return null
  return (
    <ul className="front-blocks">
      {blocks.map(({ title, text, image, link }, at) => (
        <li key={at} className="card">
          {image && <Picture src={image} name={title} width={1200} height={800} sizes="min(92vw, 600px)" />}
          <div>
            {title && (
              <h2 dir="auto">
                {link ? (
                  <a href={link} rel="noopener noreferrer">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </h2>
            )}
            {text && (
              <p className="quiet" dir="auto">
                {text}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
