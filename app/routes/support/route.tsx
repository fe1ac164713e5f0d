import { useLoaderData } from '@remix-run/react'
import { contactsOf } from '~/domain/help/contact'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { faqPath, reportBugPath, supportChatPath, supportPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { ButtonLink } from '~/ui/link'
import { LinkRow, LinkRows } from '~/ui/link-rows'

/** How to reach the vendor (rules 18.1). */
export const loader = shopLoader(({ settings, t }) => {
  return {
    title: t('support.title'),
    meta: { canonical: supportPath(), description: t('support.lead') },
    contacts: contactsOf(settings.support, settings.countryCode),
  }
})

const icons = { phone: 'phone', whatsapp: 'messageCircle', email: 'mail' } as const

export default function Support() {
  const { contacts } = useLoaderData<typeof loader>()
  const t = useT()
  const chat = <ButtonLink href={supportChatPath()} icon="messageCircle" label={t('chat.open')} />
  const more = (
    <LinkRows>
      <LinkRow href={faqPath()} icon="circleQuestionMark" label={t('faq.title')} />
      <LinkRow href={reportBugPath()} icon="bug" label={t('report.title')} />
    </LinkRows>
  )
  if (contacts.length === 0) {
    return (
      <div className="page narrow">
        <EmptyState isScreen picture="pause" title={t('support.title')} text={t('support.none')}>
          {chat}
        </EmptyState>
        {more}
      </div>
    )
  }
  return (
    <div className="page narrow">
      <div className="group">
        <h1>{t('support.title')}</h1>
        <p className="quiet">{t('support.lead')}</p>
      </div>
      <ul className="card divided link-rows">
        {contacts.map(({ kind, text, href }) => (
          <li key={kind}>
            <a className="row" href={href}>
              <Icon name={icons[kind]} />
              <span className="grow">
                <span className="quiet small-text">{t(`support.${kind}`)}</span> <br />
                <bdi className="strong">{text}</bdi>
              </span>
              <Icon name="chevronRight" className="small" />
            </a>
          </li>
        ))}
      </ul>
      <div className="group">
        {chat}
        {more}
      </div>
    </div>
  )
}
