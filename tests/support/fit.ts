import { expect, type Page } from '@playwright/test'

/** Elements that make the page wider than its window, and elements cut off without an ellipsis. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const isWider = root.scrollWidth > root.clientWidth
    const found = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      if (isWider && (right > root.clientWidth + 1 || left < -1)) return true
      // Computing styles is slow, so it is done only for the few elements whose content overflows.
      if (element.scrollWidth <= element.clientWidth + 1) return false
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
      return overflowX === 'hidden' && textOverflow !== 'ellipsis' && clipPath === 'none'
    })
    const wide = isWider && found.length === 0 ? [root] : found
    return wide.map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

/** Placeholders that are too long for their field and have no ellipsis. */
function cutPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    const fields = [...document.querySelectorAll<HTMLInputElement>('[placeholder]')]
    const cut = fields.filter((field) => {
      const { font, paddingLeft, paddingRight, textOverflow } = getComputedStyle(field)
      if (!pen || textOverflow === 'ellipsis' || !field.checkVisibility()) return false
      pen.font = font
      const contentWidth = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return pen.measureText(field.placeholder).width > contentWidth + 1
    })
    return cut.map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

/** Icons smaller than the text beside them. */
function smallIcons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small = [...document.querySelectorAll('svg.icon')].filter((icon) => {
      const beside = icon.parentElement
      if (!beside?.innerText.trim() || !icon.checkVisibility()) return false
      return icon.getBoundingClientRect().width < 0.9 * parseFloat(getComputedStyle(beside).fontSize)
    })
    return small.map(({ parentElement }) => parentElement?.outerHTML.slice(0, 120) ?? '')
  })
}

/**
 * Controls too small for a finger: less than 44 px high or wide. For a card or label that can be pressed, its whole
 * size counts.
 */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, textarea, input')]
    const visible = controls.filter((control) => control.checkVisibility() && !control.closest('.vh, .skip'))
    const small = visible.filter((control) => {
      const { content, position } = getComputedStyle(control, '::after')
      const isStretched = content !== 'none' && position === 'absolute'
      const area = (isStretched && control.offsetParent) || control.closest('label') || control
      const { width, height } = area.getBoundingClientRect()
      return width < 44 || height < 44
    })
    return small.map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

/** Dates and amounts that run out of their card, and words of controls that lie under a control that leads elsewhere. */
function outOfPlace(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const beyond = [...document.querySelectorAll('.card :is(time, .money)')].filter((element) => {
      const card = element.checkVisibility() && element.closest('.card')
      return card && (boxOf(element).right > boxOf(card).right || boxOf(element).left < boxOf(card).left)
    })
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button)')]
    const shown = controls.filter((control) => control.checkVisibility() && !control.closest('.vh, .pay-bar, .covers'))
    const words = document.createRange()
    const under = shown.filter((control, index) => {
      words.selectNodeContents(control)
      const { left, right } = words.getBoundingClientRect()
      // Words for screen readers only may end below their control.
      const bottom = Math.min(words.getBoundingClientRect().bottom, boxOf(control).bottom)
      const next = shown[index + 1]
      if (!next || next.getAttribute('href') === (control.getAttribute('href') ?? '')) return false
      const over = boxOf(next)
      return over.top > boxOf(control).top && over.top < bottom - 2 && over.left < right && over.right > left
    })
    return [...beyond, ...under].map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

/**
 * Expects a page to fit its window at three widths, also with text at 200 %, and its controls to be large enough for a
 * finger. Leaves the window small and the text large.
 */
export async function expectFits(page: Page, name: string) {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await tooWide(page), `${name} at ${width} px`).toEqual([])
    if (width < 1440) expect.soft(await tooSmall(page), `controls of ${name} at ${width} px`).toEqual([])
  }
  expect.soft(await cutPlaceholders(page), `placeholders of ${name} at 360 px`).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const large = [
    ...(await tooWide(page)),
    ...(await cutPlaceholders(page)),
    ...(await smallIcons(page)),
    ...(await outOfPlace(page)),
  ]
  expect.soft(large, `${name} at 320 px with twice the text`).toEqual([])
}
