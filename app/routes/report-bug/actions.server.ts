import { createHash } from 'node:crypto'
import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { z } from 'zod'
import type { User } from '~/domain/account/user'
import { typedText } from '~/domain/help/chat-messages'
import { sameSitePath } from '~/domain/safe-path'
import { isSameCustomer } from '~/features/account/customer'
import {
  receiveUpload,
  senderOf,
  uploadedPicture,
  uploadProblems,
  withoutFiles,
  type Received,
  type Sender,
} from '~/features/pictures/uploads.server'
import { messageIdOf, sendMessageOnce } from '~/features/submit-once/message-once.server'
import { submitTimes } from '~/features/submit-once/submission-log.server'
import { formError, parseFields } from '~/http/forms/form.server'
import { isUpload, readUpload } from '~/http/forms/upload.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import { homePath, reportBugPath } from '~/paths'
import { NoRoom } from '~/pictures/fair-queue'
import type { BugReport } from '~/vendor-api/support.server'

/** A customer's report, the key of the form, and optionally the page it is about. */
export const Report = z.object({
  title: z.string({ error: 'report.titleMissing' }).trim().min(1, 'report.titleMissing').max(100, 'field.tooLong'),
  description: z
    .string({ error: 'report.descriptionMissing' })
    .overwrite(typedText)
    .min(1, 'report.descriptionMissing')
    .max(2000, 'field.tooLong'),
  idempotencyKey: z.string({ error: 'error.generic' }).regex(/^\w{1,40}$/, 'error.generic'),
  from: z.string().max(300).optional().catch(undefined),
  tellsPage: z.literal('on').optional().catch(undefined),
})

/** `pictureProblem` is the problem with the picture, as a dictionary key. */
const answer = (result: SubmissionResult<string[]>, status: number, pictureProblem: WordKey | null = null) =>
  json({ result, pictureProblem }, { status })

/** The page that a report may name: its path on this site, without its query. */
export function pageOf(from: string | null | undefined): string {
  const page = sameSitePath(from)?.replace(/[?#].*$/, '') ?? ''
  return page === reportBugPath() ? '' : page
}

/** Sends a report once (rules 18.2). On any failure the form is shown again with all that was typed. */
export async function sendReport(shop: Shop, request: Request) {
  const upload = await receiveForm(shop, request)
  // The deadline starts only now, because a slow connection may take long to send a picture.
  shop.connection.setDeadline(submitTimes.deadline)
  if (!upload) return answer(formError(shop.t('report.unread')), 400)
  const { fields, made } = upload
  const problem = upload.problem && uploadProblems[upload.problem]
  if (problem && fields.size === 0) return answer(formError(shop.t(problem.text)), problem.status)
  shop.setFields(fields)
  const user = await shop.requireUser()
  if (!isSameCustomer(shop, fields)) return answer(formError(shop.t('account.changed')), 409)
  const submission = parseFields(fields, Report)
  if (problem) return answer(submission.reply(), problem.status, problem.text)
  const picture = await made
  const pictureProblem = typeof picture === 'string' ? picture : picture && 'report.pictureAgain'
  if (submission.status !== 'success' || typeof picture === 'string')
    return answer(submission.reply(), 400, pictureProblem)
  const { title, description, idempotencyKey, from, tellsPage } = submission.value
  const showErrors = (texts: string[], status: number) =>
    answer(submission.reply({ formErrors: texts }), status, pictureProblem)
  const tooMany = await shop.tooManyText('reports', user.id)
  if (tooMany) return showErrors([tooMany], 429)
  const page = pageOf(from)
  const about = tellsPage && page ? `${description}\n\n${shop.t('report.page', { page })}` : description
  const outcome = await reportBug(shop, user, idempotencyKey, { title, description: about, picture })
  if ('texts' in outcome) return showErrors(outcome.texts, outcome.status)
  return shop.redirect(page || homePath(), 'success', shop.t('report.sent'))
}

/** The fields and the picture of the form, which browsers send as multipart if they can. */
async function receiveForm(shop: Shop, request: Request): Promise<Received<Picture> | null> {
  if (!isUpload(request)) return withoutPicture(await shop.form())
  // A large body is not read for a guest, who signs in first and chooses the picture again.
  if (!shop.user && !shop.session.isSealed) {
    const upload = await readUpload(request, withoutFiles)
    return withoutPicture(upload?.fields ?? new URLSearchParams(), upload?.problem)
  }
  const sender = senderOf(shop, shop.session.claimedSession?.user.id ?? '')
  return receiveUpload(request, sender, (files) => pictureOf(files, sender))
}

function withoutPicture(fields: URLSearchParams, problem: Received<Picture>['problem'] = null): Received<Picture> {
  return { fields, problem, made: Promise.resolve(null) }
}

type Picture = Awaited<ReturnType<typeof uploadedPicture>> | 'pictures.noRoom' | null

async function pictureOf([file]: (Buffer | null)[], sender: Sender): Promise<Picture> {
  if (file === undefined) return null
  try {
    return await uploadedPicture(file, sender)
  } catch (error) {
    if (error instanceof NoRoom) return 'pictures.noRoom'
    throw error
  }
}

/** Sends a report once for each form and its content; returns its id, or the texts for the customer (rules 18.2). */
async function reportBug(shop: Shop, user: User, key: string, report: Omit<BugReport, 'userId'>) {
  const { title, description, picture } = report
  const id = messageIdOf(key, title, description, picture ? await pictureHash(picture) : '')
  const send = async () => {
    await shop.vendor.support.reportBug({ ...report, userId: user.id })
    return id
  }
  // The vendor lists no reports.
  const sending = { prepare: async () => ({ send }), candidates: async () => [] }
  return sendMessageOnce(shop, user, { kind: 'report', id, unknown: 'report.unknown' }, sending)
}

async function pictureHash(picture: File) {
  return createHash('sha256')
    .update(Buffer.from(await picture.arrayBuffer()))
    .digest('base64url')
}
