import { Icon } from './icon'

/** What went wrong with a form as a whole, such as the vendor's own message, and what became of what was typed: a line each. */
export function FormErrors({ errors, id }: { errors: string[] | undefined; id: string }) {
  if (!errors?.length) return null
  return (
    <div className="notice bad" id={id} role="alert">
      <Icon name="circle-alert" />
      <div>
        {errors.map((error) => (
          <p key={error} dir="auto">
            {error}
          </p>
        ))}
      </div>
    </div>
  )
}
