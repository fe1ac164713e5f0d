import { sendAll } from '../../support/hostile.mjs'
import { row } from '../report.mjs'

const limits = { slowestMs: 1000, residentMb: 200 }

/** Sends requests and counts the results: answers by status, the slowest, and the storefront's highest memory. */
export async function tally(storefront, requests, connections) {
  const counted = { sent: requests.length, byStatus: {}, failed: 0, slowest: { ms: 0, what: '' }, peakMb: 0 }
  let answerCount = 0
  await sendAll({ port: storefront.port, connections, requests }, ({ status, ms, request }) => {
    counted.byStatus[status] = (counted.byStatus[status] ?? 0) + 1
    if (status === 0 || status === 500) counted.failed++
    if (ms > counted.slowest.ms) counted.slowest = { ms, what: `${request.method} ${request.path.slice(0, 40)}` }
    if (++answerCount % 100 === 0) counted.peakMb = Math.max(counted.peakMb, storefront.residentMb())
  })
  return counted
}

/** The rows for every kind of abuse. */
export function tallyRows(name, { sent, byStatus, failed, slowest, peakMb }, connections) {
  return [
    row(`${name}: sent`, sent, '', null, statusText(byStatus)),
    row(`${name}: answered with 500 or not at all`, failed, '', 0),
    row(
      `${name}: slowest answer`,
      Math.round(slowest.ms),
      'ms',
      limits.slowestMs,
      `${connections} at once; ${slowest.what}`,
    ),
    memoryRow(name, peakMb),
  ]
}

/**
 * Are orders intended, reported and made once each? `madeIds` come from the vendor, `reportedIds` were shown to
 * customers. `before` stands before the name of each row.
 */
export function orderRows({ intended, reportedIds }, madeIds, note, before = '') {
  const reported = new Set(reportedIds)
  const name = (what) => before + what
  return [
    row(name('orders intended'), intended, '', null, note),
    row(name('orders reported to customers'), reported.size, ''),
    row(name('orders made'), madeIds.length, ''),
    row(name('intended, but not reported'), intended - reportedIds.length, '', 0),
    row(name('reported more than once'), reportedIds.length - reported.size, '', 0),
    row(name('made, but not reported'), madeIds.filter((id) => !reported.has(id)).length, '', 0),
    row(name('reported, but not made'), [...reported].filter((id) => !madeIds.includes(id)).length, '', 0),
  ]
}

/** How many answers have each status. */
export function countStatuses(answers) {
  const byStatus = {}
  for (const { status } of answers) byStatus[status] = (byStatus[status] ?? 0) + 1
  return byStatus
}

/** The number of answers by status. */
export function statusText(byStatus) {
  const statuses = Object.entries(byStatus).map(([status, count]) => `${status}: ${count}`)
  return `answered ${statuses.join(', ')}`
}

export const memoryRow = (name, mb, limitMb = limits.residentMb) => row(`${name}: most memory`, mb, 'MB', limitMb)
