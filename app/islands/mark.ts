import type { Mark, Marks } from './attributes'

type Shown<Value> = Value extends true ? boolean : Value | undefined

/** Attributes for markup: `<form {...mark({ cart: true })}>`. What is undefined or false is left out. */
export function mark(marks: { [Name in Mark]?: Shown<Marks[Name]> }) {
  return Object.fromEntries(
    Object.entries(marks).map(([name, value]) => [
      `data-${name}`,
      value === true ? '' : value === false ? undefined : value,
    ]),
  )
}

/** Puts a mark on an element, or gives it another value. */
export function setMark<Name extends Mark>(element: Element, name: Name, value: Marks[Name]) {
  element.setAttribute(`data-${name}`, value === true ? '' : String(value))
}
