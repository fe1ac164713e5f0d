import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, mix, readableContrast, readColor } from '../app/domain/brand/color'
import { ownColorRules, ownColors } from '../app/domain/brand/own-colors'
import { darkVariables, defaultColors, themeVariables, type ThemeColors } from '../app/domain/brand/theme'

/** With any vendor colours, every text of the stylesheets is readable on its background (rules 24.2). */

type Rule = { selector: string; background: string | null; color: string | null }
type Pair = { text: string; ground: string; selector: string }

const css = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join('app', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))

/** The rules of a stylesheet that set a colour, nested ones with their full selectors. */
function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = []
  const open: { selector: string; declarations: string }[] = []
  for (const [, text = '', end] of sheet.matchAll(/([^{}]*)([{}])/g)) {
    const at = text.lastIndexOf(';') + 1
    const inside = open.at(-1)
    if (end === '{') {
      if (inside) inside.declarations += text.slice(0, at)
      const selector = [inside?.selector, text.slice(at).trim().replace(/\s+/g, ' ')].filter(Boolean).join(' > ')
      open.push({ selector, declarations: '' })
      continue
    }
    const { selector = '', declarations = '' } = open.pop() ?? {}
    const valueOf = (name: string) =>
      new RegExp(`(?:^|[;\\s])${name}:\\s*([^;]+)`).exec(declarations + text)?.[1] ?? null
    rules.push({ selector, background: valueOf('background'), color: valueOf('color') })
  }
  return rules
}

/** Dots, bars and boxes without text; the letter that replaces a picture is beside its name. */
const shapes = /::|progress|iframe|input > &:(?:checked|disabled)|\.chip.* \.veg$|\.pic$| img$|^\.icon-button/
/** What a rule with its own background leaves unchanged around it. */
const inherited: Record<string, string> = { '.toast.bad': '#fff' }
/** The backgrounds of a text without its own: the page, cards, tinted, chosen and hovered elements. */
const grounds = ['--canvas', '--surface', '--tint', '--fill', '--good-soft'].map((name) => `var(${name})`)
const isSet = (value: string | null) => value !== null && !/^(?:none|inherit|currentColor|transparent)$/.test(value)

function pairsOf({ selector, background, color }: Rule): Pair[] {
  const text = isSet(color) ? color! : (inherited[selector] ?? 'var(--text-primary)')
  // The pairs of a contrast theme are not the vendor's colours.
  if (shapes.test(selector) || selector.includes('(forced-colors: active)')) return []
  if (isSet(background)) return [{ text, ground: background!, selector }]
  // Errors are shown on the page and on cards; elsewhere they have their own background.
  const plain = /^var\(--(?:bad|good|warn)\)$/.test(text) ? grounds.slice(0, 2) : grounds
  return isSet(color) ? plain.map((ground) => ({ text, ground, selector })) : []
}

const tokens = Object.fromEntries(
  css.flatMap((sheet) =>
    [...sheet.matchAll(/^\s*(--[\w-]+):\s*((?:#|\d+%|color-mix)[^;]*);/gm)].map(([, name, value]) => [name, value]),
  ),
) as Record<string, string>

/** A share of a mix, 0 to 1. */
function shareOf(text: string, variables: Record<string, string>): number {
  const [, name = ''] = /^var\((--[\w-]+)\)$/.exec(text) ?? []
  return Number.parseFloat(name ? (variables[name] ?? tokens[name] ?? '') : text) / 100
}

/** A colour of a stylesheet as '#rrggbb'. */
function colorOf(text: string, variables: Record<string, string>): string {
  const [, name = '', otherwise = ''] = /^var\((--[\w-]+)(?:, (.+))?\)$/.exec(text) ?? []
  if (name) return colorOf(variables[name] ?? tokens[name] ?? otherwise, variables)
  const [, one, share = '', other] = /^color-mix\(in srgb, (.+) ([\d.]+%|var\(--[\w-]+\)), (.+)\)$/.exec(text) ?? []
  if (one && other) return mix(colorOf(other, variables), colorOf(one, variables), shareOf(share, variables))
  const color = readColor(text)
  if (!color) throw new Error(`${text} is no colour that this test can read`)
  return color
}

const rules = css.flatMap(rulesOf)
const pairs = [...new Map(rules.flatMap(pairsOf).map((pair) => [`${pair.text} on ${pair.ground}`, pair])).values()]

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyTheme = fc.record(
  Object.fromEntries(Object.keys(defaultColors).map((name) => [name, anyColor])) as Record<
    keyof ThemeColors,
    typeof anyColor
  >,
)

test('every text of the stylesheets is readable on its background, in any ten colours, light and dark', () => {
  expect(pairs.length).toBeGreaterThan(30)
  fc.assert(
    fc.property(anyTheme, anyColor, anyColor, (theme, background, color) => {
      const own = /--own:(#\w+);--on-own:(#\w+)/.exec(ownColorRules([ownColors({ background, color })])) ?? []
      const ownVariables = { '--own': own[1] ?? '', '--on-own': own[2] ?? '' }
      for (const dark of [{}, darkVariables(theme)]) {
        const variables = { ...themeVariables(theme), ...dark, ...ownVariables }
        const poor = pairs.filter(
          ({ text, ground }) => contrast(colorOf(text, variables), colorOf(ground, variables)) < readableContrast,
        )
        expect(poor).toEqual([])
      }
    }),
    { numRuns: 300 },
  )
})
