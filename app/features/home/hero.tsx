import { PlaceField } from '~/features/place/place-field'
import { useT } from '~/i18n/use-t'
import { locationPath } from '~/paths'
import { Picture } from '~/ui/picture'

type Props = { title: string; text: string; picture: string }

/** What a guest without a place sees first: the brand in its own words, and a search for the place that works as a plain form. */
export function Hero({ title, text, picture }: Props) {
  const t = useT()
  return (
    <section className="hero">
      <div className="page">
        {picture && <Picture src={picture} name={title} width={1200} height={800} isFirst />}
        <div className="hero-text">
          <h1 dir="auto">{title || t('home.title')}</h1>
          {text && <p dir="auto">{text}</p>}
          <form className="hero-form" action={locationPath()} role="search">
            <PlaceField
              id="hero-location"
              label={t('home.invite')}
              input={{ required: true, maxLength: 200 }}
              button={<button className="button">{t('home.start')}</button>}
            />
          </form>
        </div>
      </div>
    </section>
  )
}
