import type { ReactNode } from 'react'

type Props = { id: string; label: string; value: string; children?: ReactNode }

/** A value that cannot be changed here, such as a verified number. It is shown but not sent, because the server knows it. */
export function FixedField({ id, label, value, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} readOnly dir="ltr" />
      {children}
    </div>
  )
}
