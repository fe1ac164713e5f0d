/**
 * The times of making something once, in milliseconds, with room between them: a try ends before its lock does, and a stopping
 * server waits for a try. `fly.toml` gives the server a little more.
 */
export const submitTimes = {
  /** From the submit on, nothing is sent later than this. */
  sendBy: 14_000,
  /** From the submit to its answer, waiting for other submits included. */
  deadline: 24_000,
  /** A try renews its lock for at most so long. */
  life: 28_000,
  /** A stopping server lets open requests finish. */
  grace: 30_000,
}
