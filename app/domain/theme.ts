import { readableOn, readColor } from './color'
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
  return {
    '--canvas': page,
    '--theme-primary': color('themePrimary'),
    '--theme-on-primary': readableOn(color('themePrimary'), '#ffffff'),
    '--theme-secondary': color('themeSecondary'),
    '--theme-on-secondary': readableOn(color('themeSecondary'), text),
    '--text-primary': readableOn(page, text),
    '--text-secondary': readableOn(page, color('textSecondary')),
    '--footer-bg': color('footerBackground'),
    '--footer-text': readableOn(color('footerBackground'), color('footerText')),
    '--slider-bg': color('sliderBackground'),
    '--on-slider': readableOn(color('sliderBackground'), text),
    '--button-primary': color('buttonPrimary'),
    '--button-text': readableOn(color('buttonPrimary'), color('buttonText')),
    '--button-secondary': color('buttonSecondary'),
    '--on-button-secondary': readableOn(color('buttonSecondary'), text),
    '--accent': readableOn(page, color('themePrimary')),
  }
}
