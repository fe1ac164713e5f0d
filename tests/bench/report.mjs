import { availableParallelism, loadavg } from 'node:os'

/** A measured value beside its limit; a value without a limit explains others. */
export const row = (name, value, unit, limit = null, note = '') => ({
  name,
  value,
  unit,
  limit,
  ok: limit === null ? null : value !== null && value <= limit,
  note,
})

/** The same for a value that must be at least its limit. */
export const atLeast = (name, value, unit, limit = null, note = '') => ({
  ...row(name, value, unit, limit, note),
  ok: limit === null ? null : value !== null && value >= limit,
  atLeast: true,
})

/** The machine's load over the last minute; above the number of cores, times are not reliable. */
export const loads = () => Number(loadavg()[0].toFixed(2))

export function median(values) {
  return quantile(values, 0.5)
}

/** The value at this share of the sorted values. Null if there are none, so that a failed run does not look good. */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other)
  if (sorted.length === 0) return null
  const at = (sorted.length - 1) * share
  const low = sorted[Math.floor(at)]
  return low + (sorted[Math.ceil(at)] - low) * (at % 1)
}

export function table({ group, load, rows }) {
  const cores = availableParallelism()
  const cells = rows.map(({ name, value, unit, limit, ok, note, atLeast: isFloor }) => [
    name,
    `${formatted(value)} ${unit}`.trim(),
    limit === null ? '' : `${isFloor ? '>=' : '<='} ${limit} ${unit}`.trim(),
    ok === null ? '' : ok ? 'ok' : isFloor ? 'UNDER' : 'OVER',
    note,
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((cell) => cell[column].length)))
  const lines = cells.map((cell) =>
    cell
      .map((text, column) => pad(text, column, widths))
      .join('  ')
      .trimEnd(),
  )
  const isBusy = Math.max(load.before, load.after) > cores * 0.75
  const warning = isBusy ? ': the machine is busy, times are too long' : ''
  const heading = `${group} (load average ${load.before} before, ${load.after} after, ${cores} cores${warning})`
  return `\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}

function formatted(value) {
  if (value === null) return 'not measured'
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1)
}

/** Values and limits are right-aligned in their columns. */
function pad(text, column, widths) {
  return column === 1 || column === 2 ? text.padStart(widths[column]) : text.padEnd(widths[column] ?? 0)
}
