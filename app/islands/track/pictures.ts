import * as drawings from './drawings'

/** Width and height of a marker's picture, in pixels; around the disc there is room for the direction arrow. */
const size = 64

/** A disc in a colour with an icon on it; one with a heading has a tip that points there, in degrees from north. */
export function picture(icon: keyof typeof drawings, colour: string, heading: number | null = null): google.maps.Icon {
  const tip =
    heading === null
      ? ''
      : `<path d="M32 1 44 17H20z" fill="${colour}" stroke="#fff" stroke-width="2" stroke-linejoin="round" transform="rotate(${heading} 32 32)"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${tip}<circle cx="32" cy="32" r="18" fill="${colour}" stroke="#fff" stroke-width="3"/><path d="${drawings[icon]}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(22 22) scale(.8333)"/></svg>`
  return {
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    scaledSize: new google.maps.Size(size, size),
    anchor: new google.maps.Point(size / 2, size / 2),
  }
}
