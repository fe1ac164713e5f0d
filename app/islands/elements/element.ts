/** Classes of elements, made of functions that get the element. */

/** An element that starts whenever it is put into the page; `signal` aborts when it is taken out. */
export const starting = (start: (element: HTMLElement, signal: AbortSignal) => unknown) =>
  class extends HTMLElement {
    private end?: AbortController

    connectedCallback() {
      start(this, (this.end = new AbortController()).signal)
    }

    disconnectedCallback() {
      this.end?.abort()
    }
  }

/** An element that does something when the button in it is pressed; the bootstrap says when. */
export const pressed = (act: (button: HTMLButtonElement, element: HTMLElement) => unknown) =>
  class extends HTMLElement {
    pressed(button: HTMLButtonElement) {
      return act(button, this)
    }
  }
