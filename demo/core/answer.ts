/** Body of an answer: the code/msg wrapper that every call shares, plus whatever stands beside it. */
export type Answer = { code: number; msg: string } & Record<string, unknown>

/** An answer outside the wrapper: HTTP 401, 422, 500. */
export class HttpFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(`HTTP ${status}`)
  }
}

/** Success. */
export function success(msg: string, rest: Record<string, unknown> = {}): Answer {
  return { code: 200, msg, ...rest }
}

/** Nothing found, or refused for the reason in the message. */
export function refused(msg: string, rest: Record<string, unknown> = {}): Answer {
  return { code: 101, msg, ...rest }
}
