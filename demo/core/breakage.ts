import type { Response } from 'express'
import { success } from './answer'
import type { Breakage, Fault } from './faults'

/** What a call says: the HTTP status and the body. */
export interface Outcome {
  status: number
  body: unknown
}

/** The answer to a call that was not executed. */
export const NOTHING: Outcome = { status: 200, body: success('Success', { Result: [] }) }

/** The fault that replaces the answer, if any. The oldest one wins. */
export function breakageIn(faults: readonly Fault[]): Breakage | undefined {
  return faults.find((fault) => fault.kind !== 'delay' && fault.kind !== 'types' && fault.kind !== 'facts')
}

function failureBody(status: number, errors: Record<string, string | string[]> | undefined): object {
  if (status === 401) return { message: 'Unauthenticated.' }
  if (errors ?? status === 422) {
    const standIn = { is_langauge: ['The is langauge field is invalid.'] }
    return { message: 'The given data was invalid.', errors: errors ?? standIn }
  }
  return { message: status >= 500 ? 'Server Error' : 'Request failed.' }
}

const firstHalf = (text: string) => text.slice(0, Math.ceil(text.length / 2))

/** Answers with a fault instead of `lost`, the normal answer. */
export function answerBroken(res: Response, breakage: Breakage, lost: Outcome): void {
  switch (breakage.kind) {
    case 'status':
      res.status(breakage.value).json(failureBody(breakage.value, breakage.errors))
      return
    case 'html':
      res.type('html').send('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>')
      return
    case 'code':
      res.json({ msg: '', Result: [], ...breakage.value })
      return
    case 'truncated':
      res
        .status(lost.status)
        .type('json')
        .send(firstHalf(JSON.stringify(lost.body)))
      return
    case 'reset':
      hangUp(res, breakage.after === 'headers' ? lost : null)
  }
}

/** Closes the connection, at once or in the middle of an answer. */
function hangUp(res: Response, answer: Outcome | null): void {
  if (answer === null) {
    res.destroy()
    return
  }
  const text = JSON.stringify(answer.body)
  res
    .status(answer.status)
    .type('json')
    .set('Content-Length', String(Buffer.byteLength(text)))
  res.write(firstHalf(text), () => res.destroy())
}
