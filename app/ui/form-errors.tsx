import { Icon } from './icon'

/** What went wrong with a form as a whole, such as the vendor's own message. */
export function FormErrors({ errors, id }: { errors: string[] | undefined; id: string }) {
  if (!errors?.length) return null
  return (
    <p className="notice bad" id={id} role="alert">
      <Icon name="circle-alert" />
      <span dir="auto">{errors.join(' ')}</span>
    </p>
  )
}
