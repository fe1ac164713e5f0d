import { shownFor } from '~/features/account/customer'
import { sectionField, type Section } from './schema'

/** The hidden fields of a form: the customer that it is shown to, and which form of the screen it is. */
export function OwnForm({ as, section }: { as: string; section: Section }) {
  return (
    <>
      <input type="hidden" name={shownFor} value={as} />
      <input type="hidden" name={sectionField} value={section} />
    </>
  )
}
