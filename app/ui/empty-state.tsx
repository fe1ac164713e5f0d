import type { ReactNode } from 'react'
import basket from './pictures/basket.webp'
import takeawayBox from './pictures/takeaway-box.webp'
import tea from './pictures/tea.webp'
import { VendorText } from './text'

/** The meaning of each picture: an empty cart or list, nothing found, a failure. */
const pictures = { nothing: takeawayBox, notHere: basket, pause: tea }

type Props = {
  picture: keyof typeof pictures
  title: string
  /** Whether the title is the page's main heading. */
  isScreen?: boolean
  text?: string
  /** The one action. */
  children?: ReactNode
}

/** Nothing to show, or something that went wrong: a picture, a line and one action. */
export function EmptyState({ picture, title, isScreen, text, children }: Props) {
  const Title = isScreen ? 'h1' : 'h2'
  return (
    <section className="card empty">
      <div className="pic">
        <img src={pictures[picture]} alt="" width="800" height="600" decoding="async" />
      </div>
      <Title>{title}</Title>
      <VendorText>{text}</VendorText>
      {children}
    </section>
  )
}
