import type { Money } from '~/domain/money/money'
import type { IslandName } from './island-props'

/** Every data-* attribute that pages and the code in the browser agree on, and what its value is; `true` stands for none. */
export type Marks = {
  /** Markup that the named island takes over when the page is touched. */
  island: IslandName
  /** What an element does from the first touch on, or a button when it is pressed. */
  does: DoesName
  /** A button that is pressed for the customer where the device may tell where it is. */
  auto: true
  /** A list that comes in pages. */
  pages: true
  /** The island has taken over, the behaviour has started. */
  ready: true
  /** A form that the cart island sends, when there is one. */
  cart: true
  /** A store's menu, by the store's id; its items' ways into the cart, by the item's id, and the units in the cart. */
  menu: string
  adder: string
  held: number
  /** A link or form whose page is shown as a dialog. */
  dialog: true
  /** The part of a page that a dialog shows. */
  'dialog-content': true
  /** On that part: it is not closed by a press beside it, nor by Escape unless it has a way to close. */
  static: true
  /** Closes the dialog it is in. */
  close: true
  /** A region that follows the cart: it is filled anew after each change. */
  'follows-cart': true
  /** The courier's tip: what is chosen in it is saved at once, and what follows the cart is filled anew. */
  tip: true
  /** A region that is filled anew every so many seconds. */
  live: number
  /** The address of the server's events that a live region follows: it is filled anew when they say so. */
  events: string
  /** What a live region shows, in a word that changes with it. */
  version: string
  /** A part of the page, with an id, that is filled anew together with its live region, or with what follows the cart. */
  beside: true
  /** What is said when a live region's page says something else: on an empty status beside it. */
  says: string
  /** Where the map of an order on its way is drawn, with what it is drawn from (`TrackMapData`), as JSON. */
  track: string
  /** On that region: only what is new is put in, beside what stands there. Its children have ids. */
  grows: true
  /** A form whose text is kept on the device, under this name, until it has arrived. */
  draft: string
  /** A form that leads to a gateway (''), or what its script is told, as JSON: it is gone on to by itself. */
  gateway: string
  /** The cards that a gateway's widget takes; its script knows the name. */
  brands: string
  /** A form that goes on without a place, with the address of the location picker, which opens by itself. */
  invite: string
  /** A button that cannot be pressed for so many seconds yet, and where it is said how long that still is. */
  countdown: number
  left: true
  /** A field whose text is sent to the page's action under this intent when it is left. */
  keep: string
  /** What a button copies, and what it then says. */
  copy: string
  copied: string
  /** What is said of the prices on a page that is kept for reading offline, with {{time}} in it. */
  'as-of': string
  /** What a button says when the device or the browser may not do what it asks, or cannot. */
  denied: string
  unavailable: string
  /** What other clients keep in local storage, by their names, as JSON; '' for nothing. */
  mirror: string
  /** A region, with an id, that is filled as one types in the search form that it goes with. */
  suggestions: true
  /** On that form: texts shorter than so many characters are not looked up; 0 where an empty one finds everything. */
  shortest: number
  /** A region of a form, with an id, that is filled anew with what the form found. */
  refills: true
  /** What a button needs to open a map, as JSON, and the point of the chosen place: latitude and longitude. */
  map: string
  point: string
  /** A form of an item's choices; the next two belong to it. */
  choices: true
  /** Changes the quantity beside it by so much; it `does` step. */
  step: number
  /** Price without choices. */
  base: Money
  /** Sign and decimals of the prices, as JSON. */
  currency: string
  /** A group of choices, by its id or that of the choice it hangs under. */
  group: string
  /** Most choices of the group. */
  max: number
  /** Id of the choice that the group hangs under. */
  parent: string
  /** What a choice adds to the price. */
  price: Money
  /** Where the price with choices is shown. */
  total: true
}

/** Behaviours, each of which is a small module of `behaviours`: from the first touch on, or when a button is pressed. */
export type DoesName =
  | 'sections'
  | 'draft'
  | 'more'
  | 'suggest'
  | 'banners'
  | 'offline'
  | 'find'
  | 'mirror'
  | 'locate'
  | 'map'
  | 'step'
  | 'copy'
  | 'messenger'
  | 'print'

export type Mark = keyof Marks

/** The selector of elements with a mark, or with one of this value. */
export function marked<Name extends Mark>(name: Name, value?: Marks[Name]) {
  return value === undefined ? `[data-${name}]` : `[data-${name}="${CSS.escape(String(value))}"]`
}

/** The value of an element's mark as text, or null without it. */
export function markOf(element: Element, name: Mark) {
  return element.getAttribute(`data-${name}`)
}
