/** What went wrong with a form as a whole, such as the vendor's own message. */
export function FormErrors({ errors, id }: { errors: string[] | undefined; id: string }) {
  if (!errors?.length) return null
  return (
    <p className="form-error" id={id} role="alert">
      {errors.join(' ')}
    </p>
  )
}
