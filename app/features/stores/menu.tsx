import { Fragment } from 'react'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { ButtonLink, TextLink } from '~/ui/link'
import { FailedPart } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { SearchInput } from '~/ui/search-input'
import { VendorText } from '~/ui/text'
import { MenuItems, type Ordering } from './menu-item'
import type { TableMenuData } from './store-screen.server'

type MenuView = Pick<TableMenuData, 'links' | 'tools' | 'sections' | 'isGoods' | 'retry'>

/** The menu's search and its parts, which stick to the top; the parts are a list beside the menu if there is room. */
export function MenuBar({ links, tools, isGoods }: MenuView) {
  const t = useT()
  if (links.length === 0 && !tools) return null
  // Links to other pages have no sections here to follow.
  const Tabs = links.every(({ href }) => href.startsWith('#')) ? 'shop-sections' : Fragment
  return (
    <div className="menu-bar">
      {tools && <MenuTools {...{ tools, isGoods }} />}
      <div className="contents" id="menu-parts">
        {links.length > 0 && (
          <Tabs>
            <nav aria-label={t('store.menu')}>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    <a href={link.href} aria-current={link.isCurrent ? 'true' : undefined} dir="auto">
                      {link.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </Tabs>
        )}
      </div>
    </div>
  )
}

/** The menu itself; without `ordering` it is read-only. */
export function MenuSections({ sections, tools, isGoods, retry, ordering }: MenuView & { ordering: Ordering | null }) {
  const t = useT()
  return (
    <div className="group main">
      <p className="vh" role="status" id="menu-status">
        {tools?.text &&
          !retry &&
          (sections.length > 0 ? t('search.results', { text: tools.text }) : t('menu.nothingFound'))}
      </p>
      <div className="contents" id="menu-found">
        {retry && <FailedPart label={t('store.menu')} retry={retry} />}
        {sections.length === 0 && !retry && (
          <div className="empty">
            <p>{t(tools ? 'menu.nothingFound' : 'store.noMenu')}</p>
            {tools && <ButtonLink look="quiet" href={tools.path} label={t('menu.showAll')} />}
            {tools?.elsewhere && <TextLink href={tools.elsewhere} label={t('menu.searchAll')} />}
          </div>
        )}
        {sections.map((section) => (
          <section key={section.id} id={`section-${section.id}`} className="group" aria-label={section.name}>
            <div className={section.image ? 'part-head' : undefined}>
              {section.image && <Picture src={section.image} name={section.name} width={240} height={240} />}
              <h2 dir="auto">{section.name}</h2>
              <VendorText>{section.description}</VendorText>
            </div>
            <MenuItems items={section.items} isGoods={isGoods} ordering={ordering} />
          </section>
        ))}
      </div>
    </div>
  )
}

/** The id of the menu, where a search continues. */
export const menuId = 'store-menu'

/** The search in the menu and the veg switch: a form and a link, which the server answers with the results. */
function MenuTools({ tools, isGoods }: { tools: NonNullable<TableMenuData['tools']>; isGoods: boolean }) {
  const t = useT()
  return (
    <search className="menu-tools">
      <shop-suggest regions="menu-parts menu-status menu-found" shortest={0}>
        <form className="find" action={`${tools.path}#${menuId}`}>
          <Icon name="search" />
          <SearchInput
            label={t(isGoods ? 'search.products' : 'menu.search')}
            defaultValue={tools.text}
            autoComplete="off"
          />
          {tools.isVegOnly && <input type="hidden" name="veg" value="1" />}
        </form>
      </shop-suggest>
      {tools.vegSwitch && (
        <a className="chip" href={`${tools.vegSwitch}#${menuId}`} aria-current={tools.isVegOnly ? 'true' : undefined}>
          <span className="veg" aria-hidden="true" />
          {t('menu.vegOnly')}
        </a>
      )}
    </search>
  )
}
