import { expect, test } from 'vitest'
import { parseFields } from '~/http/forms/form.server'
import { ChoosePlan, planOf } from './plan-schema'

test.each(['frequency=hourly', 'frequency=custom&frequency=interval', 'weekdays=7', 'weekdays=1&weekdays=x', ''])(
  'an impossible value, %j, counts as empty, because no form of ours sends it',
  (odd) => {
    const submission = parseFields(new URLSearchParams(`quantity=1&start=2026-05-17&${odd}`), ChoosePlan)
    expect(submission.status === 'success' && planOf(submission.value)).toMatchObject({
      frequency: 'everyday',
      weekdays: [],
    })
  },
)
