import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { Money } from '~/domain/money/money'

/**
 * The shop's custom elements with their attributes. Each stands around markup that works without it. Its class is loaded when the
 * page is touched or the element is needed (`chunks.ts`), and the browser connects it then, also where it came later.
 */
type ShopElements = {
  /** Islands: React takes over the markup inside; their props stand once in the page (`page-data.ts`). */
  'shop-cart-badge': Attributes
  'shop-cart-bar': Attributes
  'shop-cart-panel': Attributes
  'shop-cart-review': Attributes
  /** A store's menu. Its `.adder` elements have the item's id in `data-item` and its units in the cart in `data-held`. */
  'shop-cart-menu': Attributes & { store: string }
  /** The courier's tip: a chosen amount is saved at once. */
  'shop-cart-tip': Attributes

  /**
   * A region with an id that is filled again from its page every so many seconds; without `every` it is final. With `events` it
   * follows the server's events at that address, and is filled when they tell another `version`. With `grows` only new children are
   * put in, each with an id.
   */
  'shop-live': Attributes & { every?: number; events?: string; version?: string; grows?: '' }
  /** Follows a courier; `data` is a `TrackMapData` as JSON. */
  'shop-track': Attributes & { data: string }
  /** A button that cannot be pressed for so many seconds yet; its `time` says how long that still is. */
  'shop-countdown': Attributes & { seconds: number }
  /** Leads on to a gateway by itself: by its form, or with `sdk` (a `GatewaySdk` as JSON) by the gateway's own script. */
  'shop-gateway': Attributes & { sdk?: string }
  /** Opens the location picker at `href`; its form goes on without a place. */
  'shop-invite': Attributes & { href: string }
  /** A form of choices: keeps their bounds and shows the price in `[data-total]`. `currency` is JSON. */
  'shop-choices': Attributes & { base: Money; currency: string }

  /** Names the choice of this field in its form: `text` with the choice in the place of {{way}}. */
  'shop-chosen': Attributes & { field: string; text: string }

  /** A search form whose results come as one types, into the regions with these ids; shorter texts are not looked up. */
  'shop-suggest': Attributes & { regions: string; shortest?: number }
  /** A list of stores whose filters, a form and links, are applied in place. */
  'shop-filter': Attributes
  /** A form that looks something up before it is saved: what it finds fills the regions with these ids. */
  'shop-lookup': Attributes & { regions: string }
  /** A form whose text is stored on the device under this name until it has been sent. */
  'shop-draft': Attributes & { name: string }
  /** A field that is saved when it loses focus, by this intent of the page's action. */
  'shop-autosave': Attributes & { intent: string }
  /** A list and the link to its next page, which is added as the link comes near. */
  'shop-pages': Attributes
  /** Tabs that follow the section that is read. */
  'shop-sections': Attributes
  /** A strip of banners. */
  'shop-banners': Attributes
  /** Lets the service worker store the page; `note` is the notice about prices on a stored page, with {{time}} in it. */
  'shop-offline': Attributes & { note: string }
  /** Values that other clients keep in local storage, by their names, as JSON. */
  'shop-mirror': Attributes & { entries: string }

  /** A link to the page's parent that goes back in the history where it can. */
  'shop-back': Attributes

  /** Each of these does something when the button right inside it is pressed. */
  /** With `share`, a title, the text is an address that is handed on by the browser's own sheet where there is one. */
  'shop-copy': Attributes & { text: string; copied: string; unavailable: string; share?: string }
  'shop-locate': Attributes & { auto?: ''; denied: string; unavailable: string }
  'shop-map': Attributes & { settings: string }
  'shop-messenger': Attributes
  /** Notifies of the stages of the page's order, which has `on` then: `told` says so, `denied` that the browser will not. */
  'shop-notify': Attributes & { told: string; denied: string; cancelled: string }
  'shop-print': Attributes
  'shop-reveal': Attributes
  'shop-stepper': Attributes
}

/** React 18 hands the attributes of custom elements on as they are, so that a class is `class`. */
type Attributes = DetailedHTMLProps<Omit<HTMLAttributes<HTMLElement>, 'className'>, HTMLElement> & { class?: string }

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the way React's types are extended
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- takes its members from the list above
    interface IntrinsicElements extends ShopElements {}
  }
}
