import { z } from 'zod'

/** A file of a form, or the text that was sent in its place. */
export const file = z.union([z.instanceof(File), z.string()])

/** What is in it. */
export async function bytesOf(sent: z.output<typeof file>): Promise<Buffer> {
  return typeof sent === 'string' ? Buffer.from(sent) : Buffer.from(await sent.arrayBuffer())
}
