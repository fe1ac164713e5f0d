import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'

type Answer = {
  /** The errors of the review's own form, and of a promo code. */
  result: SubmissionResult<string[]> | null
  offer: SubmissionResult<string[]> | null
  /** The problems with chosen pictures, in words. */
  pictureProblem: string | null
}

/** The review again, with its errors. */
export const reviewAnswer = (body: Partial<Answer>, status: number) =>
  json({ result: null, offer: null, pictureProblem: null, ...body }, { status })
