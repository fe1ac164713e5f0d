import type { ReactNode } from 'react'
import { locationPath } from '~/paths'
import { PlaceForm } from './place-form'

type Props = {
  backTo: string
  /** Opens the location picker, and sends the form when it is closed without a choice (rules 4.16). */
  opensPicker?: boolean
  children?: ReactNode
}

/** Continues without a choice, with the shop's own place (rules 4.14). Without a button only scripts can send it. */
export function SkipForm({ backTo, opensPicker = false, children }: Props) {
  const form = (
    <PlaceForm intent="system" backTo={backTo} hidden={!children}>
      {children}
    </PlaceForm>
  )
  return opensPicker ? <shop-invite href={locationPath(backTo)}>{form}</shop-invite> : form
}
