import { isNearBlack, mix, readableOn, readColor, withContrast } from './color'

/** Light, dark, or whichever the customer's device prefers (rules 24.10). */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Theme colours of a vendor that has set none (rules 24.1). */
export const defaultColors = {
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

/** The ten theme colours (rules 24.1), as the vendor sent them: unchecked text, or '' when absent. */
export type ThemeColors = typeof defaultColors

/** The backgrounds of text outside cards. Cards are white, so text that is readable here is readable there. */
const page = '#f6f6f4'

/** The background of chosen elements, as in the stylesheets. */
const goodSoft = '#e5f4ea'

/** Tinted backgrounds, as in the stylesheets: of the theme colour, of the text colour, and of disabled elements. */
const tintOf = (color: string, surface = '#ffffff') => mix(surface, color, 0.09)
const fillOf = (text: string, surface = '#ffffff') => mix(surface, text, 0.055)
const lineOf = (text: string) => mix('#ffffff', text, 0.11)

/** The fixed values of the dark theme, in place of those in the stylesheets. */
const dark = {
  '--canvas': '#131316',
  '--surface': '#1f1f23',
  '--ink': '#ffffff',
  '--behind-logo': '#ffffff',
  // A shadow is invisible on a dark background, so floating elements get a border.
  '--edge': '#4b4b54',
  '--own-share': '8%',
  // Map tiles are inverted but keep their hues; photographs are dimmed so that they do not outshine the text.
  '--tile-filter': 'invert(0.9) hue-rotate(180deg) contrast(0.9)',
  '--picture-filter': 'brightness(0.9)',
  '--focus': '#ffffff',
  '--dark': '#3b3b42',
  '--good': '#7fd6a0',
  '--good-soft': '#1b3325',
  '--bad': '#ff9c93',
  '--bad-soft': '#3d1f1d',
  '--warn': '#f0c573',
  '--warn-soft': '#392d14',
} as const

/** The WCAG AA contrast for what is not text, such as the shape of a button. */
const visibleContrast = 3

/** The brand colour where there is room for only one: in icons and the web app manifest. */
export const themeColor = ({ themePrimary }: ThemeColors): string =>
  readColor(themePrimary) ?? defaultColors.themePrimary

/** A theme's style variables, '#rrggbb': defaults for invalid colours, text corrected to WCAG AA (rules 24.2). */
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

/** The dark theme's variables, which override those: big backgrounds dimmed, dark colours lightened (rules 24.10). */
export function darkVariables(colors: ThemeColors): Record<string, string> {
  const color = (name: keyof ThemeColors) => readColor(colors[name]) ?? defaultColors[name]
  const dimmed = (name: keyof ThemeColors) => mix(dark['--surface'], color(name), 0.08)
  const text = mix('#ffffff', dark['--surface'], 0.05)
  const surface = dark['--surface']
  // Black, lightened, would become a grey that makes buttons look disabled.
  const raised = (name: keyof ThemeColors, label: string) => {
    if (isNearBlack(color(name))) return [text, surface] as const
    const visible = withContrast(surface, color(name), visibleContrast)
    return [visible, readableOn(visible, label)] as const
  }
  const [primary, onPrimary] = raised('themePrimary', '#ffffff')
  const [button, onButton] = raised('buttonPrimary', color('buttonText'))
  // Darker than the card on it.
  const slider = mix(dark['--canvas'], color('sliderBackground'), 0.03)
  const grounds = [dark['--canvas'], dark['--good-soft'], tintOf(primary, surface), fillOf(text, surface)]
  return {
    ...dark,
    '--theme-primary': primary,
    '--theme-on-primary': onPrimary,
    '--theme-secondary': dimmed('themeSecondary'),
    '--theme-on-secondary': readableOn(dimmed('themeSecondary'), text),
    '--text-primary': text,
    '--text-secondary': readableOn(surface, mix(text, surface, 0.3), ...grounds),
    '--footer-bg': dimmed('footerBackground'),
    '--footer-text': readableOn(dimmed('footerBackground'), text),
    '--slider-bg': slider,
    '--on-slider': readableOn(slider, text),
    '--button-primary': button,
    '--button-text': onButton,
    '--button-secondary': dimmed('buttonSecondary'),
    '--on-button-secondary': readableOn(dimmed('buttonSecondary'), text),
    '--accent': readableOn(surface, primary, ...grounds),
  }
}

/** A text colour that is readable on the page, on the other backgrounds, and on tints of that text colour itself. */
function readableOnOwnTint(preferred: string, grounds: readonly string[], tried = preferred): string {
  const text = readableOn(page, preferred, ...grounds, fillOf(tried), lineOf(tried))
  return text === tried ? text : readableOnOwnTint(preferred, grounds, text)
}
