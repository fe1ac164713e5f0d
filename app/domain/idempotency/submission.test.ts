import { expect, test } from 'vitest'
import { newerCandidates, settledWith, submissionOf, withSubmission, type Submission } from './submission'

const sent = { at: 0, known: null, fingerprint: '' }
const open = (subject: string): Submission => ({ subject, turn: 1, key: '', state: 'sent', sent })
const placed = (subject: string): Submission => ({ subject, turn: 1, key: '', state: 'placed', id: subject })
const subjects = (log: Submission[]) => log.map(({ subject }) => subject)

test('a log keeps twenty submissions, latest first, and forgets the oldest finished one first', () => {
  const finished = Array.from({ length: 18 }, (_, at) => placed(`cart-${at}`))
  const full = [...finished.slice(0, 9), open('lost'), ...finished.slice(9), open('older')]
  expect(subjects(withSubmission(full, placed('new')))).toEqual([
    ...['new', ...subjects(finished.slice(0, 9))],
    ...['lost', ...subjects(finished.slice(9, 17)), 'older'],
  ])
})

test('a submission replaces the one of its subject', () => {
  const log = withSubmission([placed('one'), open('two')], placed('two'))
  expect(subjects(log)).toEqual(['two', 'one'])
  expect(submissionOf(log, 'two')?.state).toBe('placed')
})

test('without a list from before, what the vendor made up to two minutes earlier may be new, because of its clock', () => {
  const at = Date.UTC(2030, 0, 7)
  const orders = [30, -120, -121, null].map((seconds) => ({
    id: String(seconds),
    madeAt: seconds === null ? null : at + seconds * 1000,
  }))
  const newer = newerCandidates(orders, { at, known: null })
  expect(newer.map(({ id }) => id)).toEqual(['-120', '30'])
})

test('what was not listed before is new, unless it was made more than a day earlier', () => {
  const at = Date.UTC(2030, 0, 7)
  const hoursAgo = (hours: number) => ({ id: `${hours} h`, madeAt: at - hours * 3600_000 })
  const orders = [hoursAgo(0), hoursAgo(1), hoursAgo(24), hoursAgo(25), { id: 'some time', madeAt: null }]
  const newer = newerCandidates(orders, { at, known: ['1 h'] })
  expect(newer.map(({ id }) => id)).toEqual(['some time', '24 h', '0 h'])
})

test('a request is settled when all that sent the same are: two minutes after each, ten seconds after an error', () => {
  expect(settledWith({ ...sent, at: 1000 }, [])).toBe(121_000)
  expect(settledWith({ ...sent, at: 1000, failedAt: 2000 }, [])).toBe(12_000)
  expect(settledWith({ ...sent, failedAt: 2000 }, [{ sent: { ...sent, at: 5000 } }])).toBe(125_000)
})
