import { parseArgs } from 'node:util'
import { isServiceAddress } from '~/domain/safe-path'
import { examine, type Report } from './examine.server'

/**
 * `npm run doctor -- https://api.vendor.example/api/v1 --host shop.example`: whether this storefront works with a
 * vendor API. Ends with 0 when all works, 1 when something is odd, 2 when something breaks.
 */

const usage = `Usage: npm run doctor -- <address of the vendor API, with its version> --host <host of the shop>
         [--user <phone or e-mail> --password <password>] [--timeout <ms>] [--json]
It only reads. With a test customer it also tries what signed-in customers use.`

const { values, positionals } = readArguments()
const [address = ''] = positionals
const { host = '', user = '', password = '', timeout = '10000', json } = values
if (!isServiceAddress(address) || !host) end(usage)

const report = await examine({
  baseUrl: address.replace(/\/+$/, ''),
  host,
  user,
  // Preferably from the environment, because the list of processes shows arguments.
  password: password || process.env.DOCTOR_PASSWORD || '',
  timeoutMs: Number(timeout) || 10_000,
})
console.log(json ? JSON.stringify(report, null, 2) : asText(report))
process.exit(report.exitCode)

function readArguments() {
  try {
    const text = { type: 'string' } as const
    const options = { host: text, user: text, password: text, timeout: text, json: { type: 'boolean' } } as const
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    return end(`${(error as Error).message}\n${usage}`)
  }
}

function end(text: string): never {
  console.error(text)
  process.exit(2)
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
