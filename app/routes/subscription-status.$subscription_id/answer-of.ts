import type { SubmissionResult } from '@conform-to/react'
import type { Section } from './schema'

/** The action's results for all forms of the screen; each form picks its own. */
export type ActionAnswer = {
  section: Section
  result: SubmissionResult<string[]>
  invoice: { url: string; number: string } | null
} | null

export const answerOf = (answer: ActionAnswer, section: Section) =>
  answer?.section === section ? answer.result : undefined

/** The actions that a subscription still has; its other forms are not on the page. */
export type Can = { pause: boolean; restart: boolean; change: boolean }

/** The message for a form that is gone, for example because another tab cancelled the subscription; shown beside the state. */
export function messageWithoutForm(answer: ActionAnswer, can: Can): string[] {
  if (!answer) return []
  const hasForm = { pause: can.pause, restart: can.restart, quantity: can.change, invoice: true }[answer.section]
  return hasForm ? [] : (answer.result.error?.[''] ?? [])
}
