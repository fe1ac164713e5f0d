import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'

type Answer = {
  /** What was wrong in the review's own form, and with a promo code. */
  result: SubmissionResult<string[]> | null
  offer: SubmissionResult<string[]> | null
  /** What is wrong with pictures that were chosen, in words. */
  pictureProblem: string | null
}

/** The review once more, with what was wrong. */
export const reviewAnswer = (body: Partial<Answer>, status: number) =>
  json({ result: null, offer: null, pictureProblem: null, ...body }, { status })
