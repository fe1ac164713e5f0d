import { createHash, randomUUID } from 'node:crypto'

/** A new identity, impossible to guess. */
export const newKey = () => randomUUID().replaceAll('-', '')

/** A short hash of plain values, for keys and for detecting changes. */
export const hashOf = (what: unknown) =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 22)
