import { useT } from '~/i18n/use-t'
import { EmptyState } from '~/ui/empty-state'
import { Picture } from '~/ui/picture'

export type MenuCategoryLink = { id: string; name: string; image: string; href: string }

/** A single store's menu categories as its home page (rules 5.2). */
export function MenuCategoryGrid({ categories }: { categories: MenuCategoryLink[] }) {
  const t = useT()
  if (categories.length === 0) return <EmptyState picture="notHere" title={t('home.noStores')} />
  return (
    <ul className="tiles">
      {categories.map(({ id, name, image, href }) => (
        <li className="tile" key={id}>
          <Picture src={image} name={name} width={400} height={400} sizes="8rem" />
          <a href={href} dir="auto">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
