import type { SubmissionResult } from '@conform-to/react'

/** The forms of the screen. Each names itself in this field, even on the way to sign-in and back. */
export type Section = 'pause' | 'restart' | 'quantity' | 'invoice'
export const sectionField = 'section'

/** The action's result, which names the form that it is for. */
export type ActionAnswer = {
  section: Section
  result: SubmissionResult<string[]>
  invoice: { url: string; number: string } | null
} | null

/** The actions that a subscription still has; its other forms are not on the page. */
type Can = { pause: boolean; restart: boolean; change: boolean }

/** The message for a form that is gone, as when another tab cancelled the subscription; shown beside the state. */
export function messageWithoutForm(answer: ActionAnswer, can: Can): string[] {
  if (!answer) return []
  const hasForm = { pause: can.pause, restart: can.restart, quantity: can.change, invoice: true }[answer.section]
  return hasForm ? [] : Object.values(answer.result.error ?? {}).flatMap((errors) => errors ?? [])
}
