import type { OrderStep } from './order'

/** The tab icon of an order, a data address: a ring in the brand's colour that fills with each step; '' before any. */
export function progressIcon(steps: readonly OrderStep[], color: string): string {
  const reached = steps.filter(({ state }) => state !== 'todo').length
  if (reached === 0) return ''
  const ring = `cx='16' cy='16' r='11' fill='none' stroke='${color}' stroke-width='9' pathLength='${steps.length}'`
  const arc = `stroke-dasharray='${reached} ${steps.length}' transform='rotate(-90 16 16)'`
  const shapes = `<circle ${ring} opacity='.25'/><circle ${ring} ${arc}/>`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
