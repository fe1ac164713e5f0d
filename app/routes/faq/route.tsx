import { useLoaderData } from '@remix-run/react'
import type { FAQPage } from 'schema-dts'
import type { Faq } from '~/domain/help/contact'
import { longestQuery, typedQuery, wordSearch } from '~/domain/text/text'
import helpStyles from '~/features/help/help.css?inline'
import { forGuests } from '~/features/seo/structured'
import { shopLoader } from '~/http/shop/open-shop.server'
import { useT } from '~/i18n/use-t'
import { faqPath, supportPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/form'
import { Icon } from '~/ui/icon'
import { ButtonLink, TextLink } from '~/ui/link'

export const handle: ScreenHandle = { styles: [helpStyles] }

/** The vendor's questions and answers; with `?q=` those that have the words, open (rules 18.2). */
export const loader = shopLoader(async (shop) => {
  const text = typedQuery(shop.url.searchParams)
  const all = await shop.vendor.support.faqs()
  const isFound = wordSearch(text)
  return {
    title: shop.t('faq.title'),
    // Search results are not indexed.
    meta: text
      ? undefined
      : { canonical: faqPath(), structured: forGuests(shop, () => (all.length > 0 ? [faqThing(all)] : [])) },
    text,
    hasQuestions: all.length > 0,
    faqs: all.filter(({ question, answer }) => isFound(`${question} ${answer}`)),
    hasSupport: shop.settings.support !== null,
  }
})

/** Questions and answers as search engines read them. */
const faqThing = (faqs: readonly Faq[]): Exclude<FAQPage, string> => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  })),
})

export default function FaqScreen() {
  const { text, hasQuestions, faqs, hasSupport } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page narrow">
      <h1>{t('faq.title')}</h1>
      {hasQuestions ? (
        <form role="search" className="field">
          <label htmlFor="q">{t('faq.search')}</label>
          <div className="field-line">
            <input id="q" name="q" type="search" defaultValue={text} maxLength={longestQuery} enterKeyHint="search" />
            <Button label={t('faq.find')} />
          </div>
        </form>
      ) : (
        <EmptyState picture="nothing" title={t('faq.none')}>
          {hasSupport && <ButtonLink href={supportPath()} label={t('support.title')} />}
        </EmptyState>
      )}
      {hasQuestions && faqs.length === 0 && (
        <EmptyState picture="notHere" title={t('faq.nothingFound')}>
          <ButtonLink href={faqPath()} label={t('faq.all')} />
        </EmptyState>
      )}
      {faqs.length > 0 && (
        <div className="card divided faqs">
          {faqs.map(({ question, answer }) => (
            <details key={question} className="faq" dir="auto" open={text !== ''}>
              <summary className="row">
                <span className="grow">{question}</span>
                <Icon name="chevronDown" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      )}
      {hasSupport && hasQuestions && <TextLink href={supportPath()} label={t('faq.more')} />}
    </div>
  )
}
