import { Icon } from './icon'

/** The errors of a form as a whole, such as the vendor's own message, each on its own line. */
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
