import { setImmediate as nextRound } from 'node:timers/promises'

let lastTurn: Promise<void> = Promise.resolve()

/**
 * Waits for a turn to do work that takes milliseconds, in the order of the calls, one per round of Node's loop. A round
 * accepts one new connection, so without turns, pages that can all be made at once would keep new visitors out for
 * seconds.
 */
export function untilItsTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextRound())
  return lastTurn
}
