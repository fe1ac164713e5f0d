import { describe, expect, test } from 'vitest'
import { noColors } from '~/domain/test-builders'
import { contrast, mix, readableContrast } from './color'
import { darkVariables, defaultColors, themeVariables } from './theme'

const textOn = {
  '--theme-on-primary': '--theme-primary',
  '--theme-on-secondary': '--theme-secondary',
  '--footer-text': '--footer-bg',
  '--on-slider': '--slider-bg',
  '--button-text': '--button-primary',
  '--on-button-secondary': '--button-secondary',
}

function expectReadable(variables: Record<string, string>) {
  for (const [text, background] of Object.entries(textOn)) {
    expect(contrast(variables[text] ?? '', variables[background] ?? '')).toBeGreaterThanOrEqual(readableContrast)
  }
  for (const text of ['--text-primary', '--text-secondary', '--accent']) {
    expect(contrast(variables[text] ?? '', '#ffffff')).toBeGreaterThanOrEqual(readableContrast)
  }
}

describe('theme variables', () => {
  test('have default values for a vendor without colours', () => {
    expect(themeVariables(noColors)).toMatchObject({
      '--theme-primary': '#00000e',
      '--theme-secondary': '#d8d4d4',
      '--text-primary': '#000000',
      '--footer-bg': '#ffffff',
      '--footer-text': '#000000',
      '--slider-bg': '#f5f5f5',
      '--button-primary': '#00000e',
      '--button-text': '#ffffff',
      '--button-secondary': '#d8d4d4',
      '--accent': '#00000e',
    })
    expect(themeVariables(noColors)).toEqual(themeVariables(defaultColors))
  })

  test('take the vendor’s colours, and a default for each invalid one', () => {
    expect(
      themeVariables({ ...noColors, themePrimary: '#0A0', buttonPrimary: 'red;}body{display:none' }),
    ).toMatchObject({
      '--theme-primary': '#00aa00',
      '--button-primary': '#00000e',
    })
  })

  test('correct unreadable text', () => {
    expectReadable(themeVariables(noColors))
    const pale = Object.fromEntries(Object.keys(noColors).map((name) => [name, '#ffee88'])) as typeof noColors
    expectReadable(themeVariables(pale))
  })

  test('have a text colour that is readable on a line tinted with it', () => {
    for (const [textPrimary, themePrimary] of [
      ['#54c0c1', '#00eb4a'],
      ['#fe1369', '#2b1345'],
    ] as const) {
      const text = themeVariables({ ...noColors, textPrimary, themePrimary })['--text-primary'] ?? ''
      expect(contrast(text, mix('#ffffff', text, 0.11))).toBeGreaterThanOrEqual(readableContrast)
    }
  })

  test('contain nothing but colours', () => {
    for (const value of Object.values(themeVariables(noColors))) expect(value).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('the dark theme', () => {
  const dark = darkVariables({
    ...noColors,
    themePrimary: '#0b3d2e',
    buttonPrimary: '#000000',
    footerBackground: '#ffffff',
  })

  test('has readable text on dark backgrounds', () => {
    for (const [text, background] of Object.entries(textOn))
      expect(contrast(dark[text] ?? '', dark[background] ?? '')).toBeGreaterThanOrEqual(readableContrast)
    for (const text of ['--text-primary', '--text-secondary', '--accent'])
      expect(contrast(dark[text] ?? '', dark['--surface'] ?? '')).toBeGreaterThanOrEqual(readableContrast)
  })

  test('lightens a button and a brand colour that would disappear in the dark', () => {
    for (const shape of ['--theme-primary', '--button-primary'])
      expect(contrast(dark[shape] ?? '', dark['--surface'] ?? '')).toBeGreaterThanOrEqual(3)
  })

  test('shows a black brand in white with dark text', () => {
    const black = darkVariables({ ...noColors, themePrimary: '#0a0a0e', buttonPrimary: '#000', buttonText: '#fff' })
    for (const [shape, text] of [
      ['--theme-primary', '--theme-on-primary'],
      ['--button-primary', '--button-text'],
    ] as const) {
      expect(contrast(black[shape] ?? '', '#ffffff')).toBeLessThan(1.2)
      expect(contrast(black[shape] ?? '', black[text] ?? '')).toBeGreaterThan(12)
    }
  })

  test('keeps a bright brand colour, and dims bright backgrounds', () => {
    expect(darkVariables({ ...noColors, themePrimary: '#e8452c' })['--theme-primary']).toBe('#e8452c')
    expect(contrast(dark['--footer-bg'] ?? '', '#000000')).toBeLessThan(2)
  })
})
