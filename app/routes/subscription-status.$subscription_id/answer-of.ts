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
