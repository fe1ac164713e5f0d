import { refused, type Answer } from './answer'
import type { Voice } from './call'
import type { MessageKey } from './messages'

/** Thrown to refuse a call with this message. Its changes are rolled back. */
export class Refusal extends Error {
  constructor(
    readonly key: MessageKey,
    readonly values: Record<string, string> = {},
  ) {
    super(key)
  }
}

/** The answer of `run`, or the refusal it threw, with an empty Result. */
export function orRefused(voice: Pick<Voice, 'say'>, run: () => Answer): Answer {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refused(voice.say(error.key, error.values), { Result: [] })
  }
}
