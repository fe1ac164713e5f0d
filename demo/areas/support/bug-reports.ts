import { z } from 'zod'
import { refused, success } from '../../core/answer'
import { memberCall, type Call } from '../../core/call'
import { bytesOf, file, id, langField, text } from '../../core/fields'
import { bugReports } from '../../db/schema'
import { pictureTypeOf } from '../../rules/pictures'

/** The attached picture, null when there is none, or the reason why it is refused. */
async function pictureOf(image: File | string) {
  const bytes = await bytesOf(image)
  // A form in which no file was chosen sends an empty one.
  if (bytes.length === 0) return null
  const type = pictureTypeOf(bytes)
  return typeof type === 'string' ? type : bytes
}

const reportBug = memberCall(
  'customer_report_bug',
  {
    ...langField,
    vendor_id: id,
    user_id: id,
    title: z.string(),
    description: z.string(),
    device_type: text,
    app_version_code: text,
    image: file.nullish(),
  },
  async ({ demo, body, user, say }) => {
    const title = body.title.trim()
    const description = body.description.trim()
    if (title === '') return refused(say('titleMissing'))
    if (description === '') return refused(say('descriptionMissing'))
    const image = await pictureOf(body.image ?? '')
    if (typeof image === 'string') return refused(say(image))
    const device = { deviceType: body.device_type, appVersion: body.app_version_code }
    demo.db
      .insert(bugReports)
      .values({ ...device, userId: user.id, title, description, image, at: demo.clock.now() })
      .run()
    return success(say('bugReported'))
  },
)

/** Reports of problems. */
export const bugReportCalls: Call[] = [reportBug]
