import type { Mode } from '~/domain/place/place'
import type { Plan } from '~/domain/subscriptions/subscription-plan'
import { scheduleFields } from './subscribe.server'
import { modeNumber } from './wire-fields'

/** A mode as other clients of the API keep it in local storage (rules 21.7). */
export const storedMode = (mode: Mode) => String(modeNumber(mode))

/** The schedule of a subscription as other clients keep it: JSON of the API's own fields; '{}' while nothing is chosen. */
export const storedPlan = (plan: Plan | null) => JSON.stringify(plan ? scheduleFields(plan) : {})
