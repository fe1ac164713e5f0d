import type { ReactNode } from 'react'

type Props = { id: string; label: string; value: string; children?: ReactNode }

/** What cannot be changed here, such as a proved number. It is shown and not sent: the server knows it. */
export function FixedField({ id, label, value, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} readOnly dir="ltr" />
      {children}
    </div>
  )
}
