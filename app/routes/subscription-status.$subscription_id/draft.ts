import { z } from 'zod'
import { sectionField, sections, type Section } from './schema'

/** The text typed into one of the screen's forms before its customer had to sign in again, or null. */
export type Draft = ({ section: Section } & Record<'from' | 'to' | 'quantity' | 'date', string>) | null

export function draftIn(typed: URLSearchParams | null): Draft {
  const section = z.enum(sections).safeParse(typed?.get(sectionField))
  if (!typed || !section.success) return null
  const field = (name: string) => typed.get(name) ?? ''
  return {
    section: section.data,
    from: field('from'),
    to: field('to'),
    quantity: field('quantity'),
    date: field('date'),
  }
}

/** The initial values of a form: text typed before, else the shown ones. */
export const initialValues = <Fields extends object>(draft: Draft, section: Section, shown: Fields) =>
  draft?.section === section ? draft : shown
