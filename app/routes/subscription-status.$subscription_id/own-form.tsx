import { shownFor } from '~/features/account/same-customer'
import { sectionField, type Section } from './schema'

/** For whom a form was shown, and which one of the screen's it is. */
export function OwnForm({ as, section }: { as: string; section: Section }) {
  return (
    <>
      <input type="hidden" name={shownFor} value={as} />
      <input type="hidden" name={sectionField} value={section} />
    </>
  )
}
