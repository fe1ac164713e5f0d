import type { ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/basics'

type Props = {
  title: string
  /** The page to go back to without a dialog. */
  backTo: string
  children: ReactNode
}

/** Content that a link shows in a dialog, and that is its own page without scripts: a title, a back link, the content. */
export function Sheet({ title, backTo, children }: Props) {
  const t = useT()
  return (
    <div className="page narrow">
      <section className="group sheet" data-dialog-content="">
        <div className="sheet-head">
          <h1 dir="auto">{title}</h1>
          <a className="icon-button filled" href={backTo} aria-label={t('dialog.close')} data-close="">
            <Icon name="x" />
          </a>
        </div>
        {children}
      </section>
    </div>
  )
}
