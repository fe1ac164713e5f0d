import { fieldsToKeep, readForm } from '~/http/forms/form.server'

/** A request's posted fields, read once and remembered so that the form can be filled in again. */
export class Posted {
  private reading: Promise<URLSearchParams | null> | null = null
  /** The fields kept for after signing in, as a query; '' before the body was read. */
  query = ''

  constructor(private readonly request: Request) {}

  /** The fields; null for a body that is no form of ours, or too large. */
  async fields(): Promise<URLSearchParams | null> {
    this.reading ??= readForm(this.request)
    const fields = await this.reading
    if (fields) this.query = fieldsToKeep(fields)
    return fields
  }

  /** Sets fields that were read elsewhere, from a form with files. */
  setFields(fields: URLSearchParams) {
    this.reading = Promise.resolve(fields)
    this.query = fieldsToKeep(fields)
  }
}
