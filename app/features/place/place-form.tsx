import type { ComponentPropsWithoutRef } from 'react'
import { placePath } from '~/paths'
import { HiddenFields } from '~/ui/hidden-fields'

type Props = ComponentPropsWithoutRef<'form'> & {
  intent: 'found' | 'location' | 'mode' | 'saved' | 'store' | 'suggested' | 'system'
  backTo: string
  /** Further fields that nobody fills in. */
  values?: Record<string, string>
}

/** A form that chooses the place, the store or the mode, and returns to a page. */
export function PlaceForm({ intent, backTo, values, children, ...form }: Props) {
  return (
    <form method="post" action={placePath()} {...form}>
      <HiddenFields values={{ intent, backTo, ...values }} />
      {children}
    </form>
  )
}
