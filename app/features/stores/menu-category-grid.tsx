import { useT } from '~/i18n/use-t'

export type MenuCategoryLink = { id: string; name: string; image: string; href: string }

/** A single store's menu categories as its home page (rules 5.2). */
export function MenuCategoryGrid({ categories }: { categories: MenuCategoryLink[] }) {
  const t = useT()
  if (categories.length === 0) return <p className="empty">{t('home.noStores')}</p>
  return (
    <ul className="category-grid">
      {categories.map((category) => (
        <li key={category.id}>
          <a href={category.href}>
            {category.image && (
              <img src={category.image} alt="" width="96" height="96" loading="lazy" decoding="async" />
            )}
            <span>{category.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
