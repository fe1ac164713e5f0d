import type { SubmissionResult } from '@conform-to/react'
import { z } from 'zod'

/** The forms of the screen. Each names itself in this field, even on the way to sign-in and back. */
const sections = ['pause', 'restart', 'quantity', 'invoice'] as const
export type Section = (typeof sections)[number]
export const sectionField = 'section'

/** The action's result, which names the form that it is for. */
export type ActionAnswer = {
  section: Section
  result: SubmissionResult<string[]>
  invoice: { url: string; number: string } | null
} | null

/** The actions that a subscription still has; its other forms are not on the page. */
type Can = { pause: boolean; restart: boolean; change: boolean }

/**
 * The message for a form that is gone, for example because another tab cancelled the subscription; shown beside the
 * state.
 */
export function messageWithoutForm(answer: ActionAnswer, can: Can): string[] {
  if (!answer) return []
  const hasForm = { pause: can.pause, restart: can.restart, quantity: can.change, invoice: true }[answer.section]
  return hasForm ? [] : Object.values(answer.result.error ?? {}).flatMap((errors) => errors ?? [])
}

/** The text typed into one of the screen's forms before its customer had to sign in again, or null. */
export type Draft = ({ section: Section } & SectionFields) | null

export type SectionFields = Record<'from' | 'to' | 'quantity' | 'date', string>

/** The draft in what a customer typed before signing in again; null if it names no form of the screen. */
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
export const initialValues = (draft: Draft, section: Section, shown: Partial<SectionFields>) =>
  draft?.section === section ? draft : shown
