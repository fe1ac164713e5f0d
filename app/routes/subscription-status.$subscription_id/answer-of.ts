import type { SubmissionResult } from '@conform-to/react'
import type { Section } from './schema'

/** What the forms of the screen are told; each form looks for its own. */
export type GivenAnswer = {
  section: Section
  result: SubmissionResult<string[]>
  invoice: { url: string; number: string } | null
} | null

export const answerOf = (answer: GivenAnswer, section: Section) =>
  answer?.section === section ? answer.result : undefined

/** What can still be done about a subscription: its other forms are not there. */
export type Can = { pause: boolean; restart: boolean; change: boolean }

/**
 * What was said to a form that is not there any more, because the subscription was cancelled, say, in another tab meanwhile: it is told
 * where its state stands.
 */
export function messageWithoutForm(answer: GivenAnswer, can: Can): string[] {
  if (!answer) return []
  const isThere = { pause: can.pause, restart: can.restart, quantity: can.change, invoice: true }[answer.section]
  return isThere ? [] : (answer.result.error?.[''] ?? [])
}
