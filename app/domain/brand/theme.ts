import { mix, readableOn, readColor } from './color'
import type { ThemeColors } from './settings'

/** Theme colours of a vendor that has set none (rules 24.1). */
export const defaultColors: ThemeColors = {
  themePrimary: '#00000e',
  themeSecondary: '#d8d4d4',
  textPrimary: '#000000',
  textSecondary: '#d0c8c8',
  footerBackground: '#ffffff',
  footerText: '#000000',
  sliderBackground: '#f5f5f5',
  buttonPrimary: '#00000e',
  buttonSecondary: '#d8d4d4',
  buttonText: '#ffffff',
}

/** What text stands on where it stands on no card; cards are white, so what reads here reads there too. */
const page = '#f6f6f4'

/** The ground of what is chosen, as the stylesheets have it. */
const goodSoft = '#e5f4ea'

/** Grounds that the stylesheets tint: with the theme's colour, and with the text's, faintly and for what cannot be changed. */
const tintOf = (color: string) => mix('#ffffff', color, 0.09)
const fillOf = (text: string) => mix('#ffffff', text, 0.055)
const lineOf = (text: string) => mix('#ffffff', text, 0.11)

/** The one colour that stands for a vendor where there is room for no more. */
export const themeColor = ({ themePrimary }: ThemeColors): string =>
  readColor(themePrimary) ?? defaultColors.themePrimary

/**
 * The style variables of a vendor's theme, each '#rrggbb'. A missing or unreadable colour is the default; text colours are
 * corrected to reach WCAG AA contrast on what they stand on (rules 24.2).
 */
export function themeVariables(colors: ThemeColors): Record<string, string> {
  const color = (name: keyof ThemeColors) => readColor(colors[name]) ?? defaultColors[name]
  const text = color('textPrimary')
  const grounds = [goodSoft, tintOf(color('themePrimary'))]
  const pageText = readableOnOwnTint(text, grounds)
  const onPage = (preferred: string) => readableOn(page, preferred, ...grounds, fillOf(pageText))
  return {
    '--canvas': page,
    '--theme-primary': color('themePrimary'),
    '--theme-on-primary': readableOn(color('themePrimary'), '#ffffff'),
    '--theme-secondary': color('themeSecondary'),
    '--theme-on-secondary': readableOn(color('themeSecondary'), text),
    '--text-primary': pageText,
    '--text-secondary': onPage(color('textSecondary')),
    '--footer-bg': color('footerBackground'),
    '--footer-text': readableOn(color('footerBackground'), color('footerText')),
    '--slider-bg': color('sliderBackground'),
    '--on-slider': readableOn(color('sliderBackground'), text),
    '--button-primary': color('buttonPrimary'),
    '--button-text': readableOn(color('buttonPrimary'), color('buttonText')),
    '--button-secondary': color('buttonSecondary'),
    '--on-button-secondary': readableOn(color('buttonSecondary'), text),
    '--accent': onPage(color('themePrimary')),
  }
}

/** The text colour that reads on the page, on grounds like it, and on those that are tinted with itself. */
function readableOnOwnTint(preferred: string, grounds: readonly string[], tried = preferred): string {
  const text = readableOn(page, preferred, ...grounds, fillOf(tried), lineOf(tried))
  return text === tried ? text : readableOnOwnTint(preferred, grounds, text)
}
