/** Contrast that WCAG AA asks of text. */
export const readableContrast = 4.5

/** The colour as lower-case '#rrggbb', its transparency dropped, or null when the text is not a colour. */
export function readColor(text: string): string | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (!digits) return null
  return digits.length === 3 ? `#${digits.replace(/./g, '$&$&')}` : `#${digits.slice(0, 6)}`
}

/** WCAG contrast ratio of two '#rrggbb' colours, 1 to 21. */
export function contrast(color: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(color), luminance(other)].sort((one, two) => one - two)
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * The preferred text colour ('#rrggbb', as all), or its nearest mix with black or white that is readable on the
 * background and on similar further ones. It stays lighter or darker than the background if that is enough.
 */
export function readableOn(background: string, preferred: string, ...further: string[]): string {
  return withContrast(background, preferred, readableContrast, ...further)
}

/** `readableOn` for another contrast ratio, 1 to 21. */
export function withContrast(background: string, preferred: string, wanted: number, ...further: string[]): string {
  const isReadable = (color: string) => [background, ...further].every((ground) => contrast(ground, color) >= wanted)
  const isLighter = luminance(preferred) > luminance(background)
  const goals = isLighter ? ['#ffffff', '#000000'] : ['#000000', '#ffffff']
  const goal = goals.find(isReadable) ?? '#000000'
  for (let step = 0; step <= 50; step++) {
    const color = mix(preferred, goal, step / 50)
    if (isReadable(color)) return color
  }
  return goal
}

/** Whether a '#rrggbb' colour looks black: dark and almost without hue. */
export function isNearBlack(color: string): boolean {
  const brightest = Math.max(...channels(color))
  return brightest < 48 && brightest - Math.min(...channels(color)) < 24
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A colour with a share, 0 to 1, of another; both '#rrggbb'. */
export function mix(color: string, goal: string, share: number): string {
  const to = channels(goal)
  const mixed = channels(color).map((from, at) => Math.round(from + ((to[at] ?? 0) - from) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
