import type { InputHTMLAttributes } from 'react'

type Props = { label: string } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'defaultValue' | 'autoComplete' | 'placeholder'
>

/** The field of a search form. Its label is for screen readers, and its placeholder unless another is given. */
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
