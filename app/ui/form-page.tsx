import { getFormProps, useForm, type DefaultValue, type FormMetadata, type SubmissionResult } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { FormErrors } from './notice'
import { Picture } from './picture'

/** A form of a schema, or of one that asks for a part of its fields, as the last answer to it left it. */
export function useSchemaForm<Values extends Record<string, unknown>>(
  id: string,
  schema: z.ZodType<unknown, Values> | z.ZodType<unknown, Partial<Values>>,
  answer: { result: SubmissionResult<string[]> | null | undefined } | undefined,
  defaultValue?: DefaultValue<Values>,
) {
  return useForm<Values>({ id, lastResult: answer?.result, constraint: getZodConstraint(schema), defaultValue })
}

type Props<Values extends Record<string, unknown>> = {
  form: FormMetadata<Values, string[]>
  title: string
  encType?: 'multipart/form-data'
  /** A picture that stands beside the form on a wide window; `src` is '' if there is none. */
  picture?: { src: string; name: string }
  /** Stands between the title and the errors of the form as a whole. */
  intro?: ReactNode
  /** The children show the errors of the form as a whole, near what they are about. */
  hasOwnErrors?: boolean
  /** Stands below the form. */
  after?: ReactNode
  /** Stands beside the form on a wide window, else below it; only on the customer's own screens. */
  beside?: ReactNode
  children: ReactNode
}

export function FormPage<Values extends Record<string, unknown>>({
  form,
  title,
  encType,
  picture,
  intro,
  hasOwnErrors = false,
  after,
  beside,
  children,
}: Props<Values>) {
  const card = (
    <form className="card form" method="post" encType={encType} {...getFormProps(form)}>
      <h1>{title}</h1>
      {intro}
      {!hasOwnErrors && <FormErrors errors={form.errors} id={form.errorId} />}
      {children}
    </form>
  )
  return (
    <div className={picture?.src ? 'page pictured' : 'page narrow'}>
      {picture?.src && <Picture className="cropped form-picture" {...picture} width={1200} height={1200} />}
      {beside ? (
        <div className="halves">
          <div>{card}</div>
          <div>{beside}</div>
        </div>
      ) : (
        card
      )}
      {after}
    </div>
  )
}
