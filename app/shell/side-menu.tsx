import { themes, type Theme } from '~/domain/brand/theme'
import { useT } from '~/i18n/use-t'
import { themePath } from '~/paths'
import type { Shell } from '~/shell/shell.server'
import { CachedFragment } from '~/ui/fragment'
import { Icon } from '~/ui/basics'
import { LinkRow } from '~/ui/link-rows'
import { closesPopover, opensPopover, popover } from '~/ui/popover'
import { LanguageForm } from './language-form'
import { menuEntries, type MenuEntry } from './menu-entries'
import { parentPath, pathOf } from './parent-path'

const id = 'side-menu'

/** The menu drawer (rules 19.3): a native popover; a browser without popovers shows it in the page. */
export function SideMenu({ shell }: { shell: Shell }) {
  const t = useT()
  return (
    <>
      <button className="icon-button" type="button" {...opensPopover(id)} aria-label={t('menu.open')}>
        <Icon name="menu" />
      </button>
      <nav className="drawer" {...popover(id)} aria-label={t('menu.label')}>
        <div className="sheet-head">
          <p>{shell.user ? t('menu.hello', { name: shell.user.name }) : t('menu.guest')}</p>
          <button className="icon-button" type="button" {...closesPopover(id)} aria-label={t('menu.close')}>
            <Icon name="x" />
          </button>
        </div>
        <MenuList entries={menuEntries(shell)} />
        {shell.languages.length > 0 && (
          <div className="phone-only">
            <LanguageForm languages={shell.languages} backTo={shell.path} />
          </div>
        )}
        <ThemeForm theme={shell.theme} backTo={shell.path} />
      </nav>
    </>
  )
}

/** The customer's own screens, at the side of one of them on a wide window (rules 19.3). */
export function AccountMenu({ shell }: { shell: Shell }) {
  const t = useT()
  const entries = menuEntries(shell).filter(({ isOwn }) => isOwn)
  return (
    <nav className="account-menu" aria-label={t('menu.account')}>
      <MenuList entries={entries} path={shell.path} />
    </nav>
  )
}

/** An entry is marked if it leads to the page at `path`, or to the page above it. */
function markOf(href: string, path?: string) {
  if (path && pathOf(href) === pathOf(path)) return 'page'
  return path && pathOf(href) === parentPath(path) ? 'true' : undefined
}

function MenuList(props: { entries: MenuEntry[]; path?: string }) {
  return (
    <CachedFragment as="ul" name="menu-list" facts={props}>
      {() => <MenuRows {...props} />}
    </CachedFragment>
  )
}

function MenuRows({ entries, path }: { entries: MenuEntry[]; path?: string }) {
  const t = useT()
  return entries.map(({ label, ...entry }) => (
    <LinkRow key={entry.href} {...entry} label={t(label)} current={markOf(entry.href, path)} isPlain />
  ))
}

/** Light, dark, or as the device has it (rules 24.10): one press picks, with or without scripts. */
function ThemeForm({ theme, backTo }: { theme: Theme; backTo: string }) {
  const t = useT()
  return (
    <form method="post" action={themePath()} role="group" aria-labelledby="themes" className="themes">
      <input type="hidden" name="backTo" value={backTo} />
      <p className="quiet small-text" id="themes">
        {t('theme.label')}
      </p>
      <div className="segmented">
        {themes.map((name) => (
          <button key={name} name="theme" value={name} aria-pressed={name === theme}>
            {t(`theme.${name}`)}
          </button>
        ))}
      </div>
    </form>
  )
}
