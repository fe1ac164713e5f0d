import { getInputProps, type FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { FieldErrors } from './field'

type Props = { field: FieldMetadata<string | undefined>; label: string; value: string; children?: ReactNode }

/** A checkbox with its label and its error below; related content, such as a link, is beside it. */
export function Checkbox({ field, label, value, children }: Props) {
  const { key, ...props } = getInputProps(field, { type: 'checkbox', value })
  return (
    <div className="field">
      <div className="tick-line">
        <label className="tick">
          <input key={key} {...props} />
          <span>{label}</span>
        </label>
        {children}
      </div>
      <FieldErrors field={field} />
    </div>
  )
}
