import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { i18nFor } from '~/i18n/i18n.server'
import { Reviews } from './reviews'

const shown = (reviewCount: number) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor('en')}>
      <Reviews rating={{ text: '4.6', tone: 'good' }} reviewCount={reviewCount} reviews={[]} retry="/" />
    </I18nextProvider>,
  )

test('a store whose reviews are counted but not listed is not said to have none', () => {
  expect(shown(0)).toContain('No reviews yet')
  expect(shown(812)).toContain('812 reviews')
  expect(shown(812)).not.toContain('No reviews yet')
})
