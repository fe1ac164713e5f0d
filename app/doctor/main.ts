import { readArguments, usage } from './arguments.server'
import { examine, type Report } from './examine.server'

/**
 * `npm run doctor -- https://api.vendor.example/api/v1 --host shop.example`: whether this storefront works with a
 * vendor API. Ends with 0 when all works, 1 when something is odd, 2 when something breaks.
 */

const { options, isJson } = argumentsOrExit()
const report = await examine(options)
console.log(isJson ? JSON.stringify(report, null, 2) : asText(report))
process.exit(report.exitCode)

function argumentsOrExit() {
  try {
    return readArguments(process.argv.slice(2), process.env.DOCTOR_PASSWORD)
  } catch (error) {
    console.error([(error as Error).message, usage].filter(Boolean).join('\n'))
    return process.exit(2)
  }
}

function asText({ vendor, rows, spelling, advice, exitCode }: Report) {
  const width = Math.max(...rows.map(({ feature }) => feature.length))
  const lines = rows.map(({ feature, verdict, ms, note }) => {
    const label = verdict === 'breaks' ? 'BREAKS' : verdict
    return `  ${label.padEnd(7)} ${feature.padEnd(width)} ${`${ms} ms`.padStart(9)}  ${note}`.trimEnd()
  })
  const sums = [
    'The shop works with this vendor.',
    'The shop works; see the quirks.',
    'The shop does not work as it should; see what breaks.',
  ]
  return [
    ...(vendor ? [`Vendor: ${vendor}`] : []),
    ...lines,
    ...(spelling.length > 0
      ? ['', `How this vendor writes values, which the shop can read: ${spelling.join(', ')}.`]
      : []),
    ...(advice.length > 0
      ? ['', 'To configure:', ...advice.map(({ variable, text }) => `  ${variable}: ${text}`)]
      : []),
    '',
    sums[exitCode],
  ].join('\n')
}
