import { expect, test } from 'vitest'
import { parseFields } from '~/http/forms/form.server'
import { ChoosePlan, planOf } from './plan-schema'

test.each(['frequency=hourly', 'frequency=custom&frequency=interval', 'weekdays=7', 'weekdays=1&weekdays=x', ''])(
  'what no form of ours could send, %j, is as if it were not filled in: an answer without words helps nobody',
  (odd) => {
    const submission = parseFields(new URLSearchParams(`quantity=1&start=2026-05-17&${odd}`), ChoosePlan)
    expect(submission.status === 'success' && planOf(submission.value)).toMatchObject({
      frequency: 'everyday',
      weekdays: [],
    })
  },
)
