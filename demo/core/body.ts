import type { Request } from 'express'
import { HttpFailure } from './answer'

const refuse = (reason: string) =>
  new HttpFailure(422, { message: 'The given data was invalid.', errors: { body: [reason] } })

async function formFields(raw: Buffer, contentType: string): Promise<Record<string, unknown>> {
  try {
    // Node's own fetch reads form data, so no multipart package is needed.
    const form = await new Response(new Uint8Array(raw), { headers: { 'content-type': contentType } }).formData()
    // A name that ends in [] may occur several times: forms write lists this way.
    const valueOf = (name: string) => (name.endsWith('[]') ? form.getAll(name) : form.getAll(name).at(-1))
    return Object.fromEntries([...new Set(form.keys())].map((name) => [name, valueOf(name)]))
  } catch {
    throw refuse('The form data could not be read.')
  }
}

function jsonFields(raw: Buffer): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(raw.toString('utf8'))
  } catch {
    throw refuse('The body is not valid JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('The body must be an object.')
  return value as Record<string, unknown>
}

async function bodyFields(req: Request): Promise<Record<string, unknown>> {
  const raw: unknown = req.body
  if (req.method === 'GET' || !Buffer.isBuffer(raw) || raw.length === 0) return {}
  const contentType = req.get('content-type') ?? ''
  if (contentType.includes('multipart/form-data')) return formFields(raw, contentType)
  if (contentType.includes('x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(raw.toString('utf8')))
  return jsonFields(raw)
}

/** The fields of a request, whichever way they were sent; those of the body win over those of the address. */
export async function fieldsOf(req: Request): Promise<Record<string, unknown>> {
  return { ...req.query, ...(await bodyFields(req)) }
}
