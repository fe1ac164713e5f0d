const waiting: (() => void)[] = []

/**
 * Waits for a turn to do work that takes milliseconds, in the order of the calls, one per round of Node's loop. A round
 * accepts one new connection, so without turns, pages that can all be made at once would keep new visitors out for
 * seconds.
 */
export function untilItsTurn(): Promise<void> {
  return new Promise((begin) => {
    if (waiting.push(begin) === 1) setImmediate(next)
  })
}

function next() {
  const begin = waiting.shift()
  if (waiting.length > 0) setImmediate(next)
  begin?.()
}
