import { PlaceEntry } from '~/features/place/place-entry'
import { useT } from '~/i18n/use-t'
import { Picture } from '~/ui/picture'

type Props = { title: string; text: string; picture: string; isAuto: boolean }

/** What a guest without a place sees first: the brand's words, and a search for the place, which is a plain form. */
export function Hero({ title, text, picture, isAuto }: Props) {
  const t = useT()
  return (
    <section className="hero">
      <div className="page">
        {picture && <Picture src={picture} name={title} width={1200} height={800} isFirst />}
        <div className="group hero-text">
          <h1 dir="auto">{title || t('home.title')}</h1>
          {text && <p dir="auto">{text}</p>}
          <div className="card hero-form">
            <PlaceEntry id="hero-location" label={t('home.invite')} find={t('home.start')} isAuto={isAuto} />
          </div>
        </div>
      </div>
    </section>
  )
}
