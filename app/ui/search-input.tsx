import type { InputHTMLAttributes } from 'react'

type Props = { label: string } & Pick<InputHTMLAttributes<HTMLInputElement>, 'defaultValue' | 'autoComplete'>

/** The field of a search form. Its label is only for screen readers, and stands in it while it is empty. */
export function SearchInput({ label, ...input }: Props) {
  return (
    <input
      type="search"
      name="q"
      aria-label={label}
      placeholder={label}
      maxLength={80}
      enterKeyHint="search"
      {...input}
    />
  )
}
