/** The jobs of a worker and its answers: the whole interface between the server and its workers. */

export type Format = 'avif' | 'webp' | 'plain'

export type Job =
  | { kind: 'picture'; bytes: Uint8Array; width: number; height: number; format: Format }
  | { kind: 'photo'; bytes: Uint8Array }
  /** `share` is how much of the width the logo takes. Without `isFilled` the background is transparent. */
  | { kind: 'icon'; bytes: Uint8Array; width: number; share: number; isFilled: boolean; color: string }
  | { kind: 'plain'; width: number; color: string }

/** `problem` says why there is no picture, for the log. */
export type Answer = { made: Uint8Array } | { problem: string }

/** What a worker sends when it is ready for jobs. */
export const ready = 'ready'
