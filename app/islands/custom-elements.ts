import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { Money } from '~/domain/money/money'

/**
 * The shop's custom elements with their attributes. Each wraps markup that works without it. Its class is loaded when
 * the page is touched or the element is needed (`chunks.ts`); elements that are added later are connected too.
 */
type ShopElements = {
  /** Islands: React takes over the markup inside; their props are in the page once (`island-props.ts`). */
  'shop-cart-badge': Attributes
  'shop-cart-bar': Attributes
  'shop-cart-panel': Attributes
  'shop-cart-review': Attributes
  /** A store's menu. An `.adder` has its item's id in `data-item` and the units in the cart in `data-held`. */
  'shop-cart-menu': Attributes & { store: string }
  /** The courier's tip: a chosen amount is saved at once. */
  'shop-cart-tip': Attributes

  /**
   * A region with an id that is refreshed from its page at an interval in seconds; without `every` it stays as it is.
   * With `events` it listens to the server's events at that address, and is refreshed when they report another
   * `version`. With `grows` only new children are added, each with an id.
   */
  'shop-live': Attributes & { every?: number; events?: string; version?: string; grows?: '' }
  /** Follows a courier; `data` is a `TrackMapData` as JSON. */
  'shop-track': Attributes & { data: string }
  /** A button that is disabled for a number of seconds; its `time` shows how many are left. */
  'shop-countdown': Attributes & { seconds: number }
  /** Opens a gateway automatically: by its form, or with `sdk` (a `GatewaySdk` as JSON) by the gateway's own script. */
  'shop-gateway': Attributes & { sdk?: string }
  /** Opens the location picker at `href`; its form continues without a place. */
  'shop-invite': Attributes & { href: string }
  /** A form of choices: keeps their bounds and shows the price in `[data-total]`. `currency` is JSON. */
  'shop-choices': Attributes & { base: Money; currency: string }

  /** Shows what is chosen or typed in this field of its form: `text` with it in the place of {{choice}}. */
  'shop-chosen': Attributes & { field: string; text: string }

  /** The field of a one-time code of so many digits: its form is sent when all are typed. */
  'shop-code': Attributes & { digits: number }
  /** A search form whose results appear while typing, in regions with these ids; shorter texts find nothing. */
  'shop-suggest': Attributes & { regions: string; shortest?: number; source?: string }
  /** A list of stores whose filters, a form and links, are applied in place. */
  'shop-filter': Attributes
  /** A form that looks something up before it is saved: what it finds fills the regions with these ids. */
  'shop-lookup': Attributes & { regions: string }
  /** A form whose text is stored on the device until it has been sent. Within a form: see `draft.ts`. */
  'shop-draft': Attributes & { name?: string; typed?: '' }
  /** A field that is saved when it loses focus, by an intent of the page's action, for the customer it is shown to. */
  'shop-autosave': Attributes & { intent: string; as: string }
  /** A list and the link to its next page, which is added as the link comes near. */
  'shop-pages': Attributes
  /** Tabs that mark the section being read. */
  'shop-sections': Attributes
  /** A strip of banners. */
  'shop-banners': Attributes
  /** Lets the service worker store the page; `note` is the notice on a stored page, with {{time}} in it. */
  'shop-offline': Attributes & { note: string }
  /**
   * Values that other clients keep in local storage, by their names, as JSON. `as` says for whom the page was made: a
   * kept page is reloaded if either has changed.
   */
  'shop-mirror': Attributes & { entries: string; as?: string }

  /** A list that opens over the page, and closes on Escape and when anything else is pressed or gets the focus. */
  'shop-dropdown': Attributes
  /** A link to the page's parent that goes back in the history where it can. */
  'shop-back': Attributes

  // Each of these does something when the button right inside it is pressed.
  /** With `share`, a title, the text is an address for the browser's share sheet, if it has one. */
  'shop-copy': Attributes & { text: string; copied: string; unavailable: string; share?: string }
  'shop-locate': Attributes & { auto?: ''; denied: string; unavailable: string }
  'shop-map': Attributes & { settings: string }
  'shop-messenger': Attributes
  /** Notifies of the stages of the page's order while it has `on`; `granted` or `denied` says how a press ended. */
  'shop-notify': Attributes & { granted: string; denied: string; cancelled: string }
  'shop-print': Attributes
  'shop-reveal': Attributes
  'shop-stepper': Attributes
}

/** React 18 passes the attributes of custom elements on unchanged, so the class attribute is `class`. */
type Attributes = DetailedHTMLProps<Omit<HTMLAttributes<HTMLElement>, 'className'>, HTMLElement> & { class?: string }

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the way React's types are extended
  namespace JSX {
    // oxlint-disable-next-line typescript/no-empty-object-type -- takes its members from the list above
    interface IntrinsicElements extends ShopElements {}
  }
}
