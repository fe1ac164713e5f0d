import type { SubmissionResult } from '@conform-to/react'
import { json } from '@remix-run/node'
import { sameSitePath } from '~/domain/safe-path'
import { isSameCustomer } from '~/features/account/customer'
import { submitTimes } from '~/features/submit-once/times'
import {
  receiveUpload,
  senderOf,
  uploadedPicture,
  uploadProblems,
  withoutFiles,
  type Received,
  type Sender,
} from '~/features/pictures/uploads.server'
import { reportBug } from './report-bug.server'
import { parseFields } from '~/http/forms/form.server'
import type { Shop } from '~/http/shop/shop.server'
import { isUpload, readUpload } from '~/http/forms/upload.server'
import type { WordKey } from '~/i18n/translator'
import { homePath, reportBugPath } from '~/paths'
import { Crowded } from '~/pictures/gate'
import { Report } from './schema'

type Answer = {
  result: SubmissionResult<string[]> | null
  problem: string | null
  /** The problem with the picture, as a dictionary key. */
  pictureProblem: WordKey | null
}
const answer = (body: Partial<Answer>, status: number) =>
  json({ result: null, problem: null, pictureProblem: null, ...body }, { status })

/** The page that a report may name: its path on this site, without its query. */
export function pageOf(from: string | null | undefined): string {
  const page = sameSitePath(from)?.replace(/[?#].*$/, '') ?? ''
  return page === reportBugPath() ? '' : page
}

/** Sends a report once (rules 18.2). On any failure the form is shown again with all that was typed. */
export async function sendReport(shop: Shop, request: Request) {
  const upload = await receiveForm(shop, request)
  // The deadline starts only now, because a slow connection may take long to send a picture.
  shop.connection.hurry(submitTimes.deadline)
  if (!upload) return answer({ problem: shop.t('report.unread') }, 400)
  const { fields, made } = upload
  const problem = upload.problem && uploadProblems[upload.problem]
  if (problem && fields.size === 0) return answer({ problem: shop.t(problem.text) }, problem.status)
  shop.setFields(fields)
  const user = await shop.requireUser()
  if (!isSameCustomer(user, fields)) return answer({ problem: shop.t('account.changed') }, 409)
  const submission = parseFields(fields, Report)
  if (problem) return answer({ result: submission.reply(), pictureProblem: problem.text }, problem.status)
  const picture = await made
  const pictureProblem = typeof picture === 'string' ? picture : null
  if (submission.status !== 'success' || typeof picture === 'string') {
    const pictureMessage = pictureProblem ?? (picture ? 'report.pictureAgain' : null)
    return answer({ result: submission.reply(), pictureProblem: pictureMessage }, 400)
  }
  const { title, description, idempotencyKey, from, tellsPage } = submission.value
  const showErrors = (texts: string[], status: number) =>
    answer(
      {
        result: submission.reply({ formErrors: texts }),
        pictureProblem: picture ? 'report.pictureAgain' : null,
      },
      status,
    )
  const tries = await shop.count('reports', user.id)
  if (tries.waitMs > 0) {
    shop.reply.retryAfter(tries.waitMs)
    return showErrors([shop.t('error.tooMany.text', { wait: tries.waitMs })], 429)
  }
  const page = pageOf(from)
  const about = tellsPage && page ? `${description}\n\n${shop.t('report.page', { page })}` : description
  const outcome = await reportBug(shop, user, idempotencyKey, { title, description: about, picture })
  if ('texts' in outcome) return showErrors(outcome.texts, outcome.status)
  shop.reply.toast('success', shop.t('report.sent'))
  return shop.redirect(page || homePath())
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

/** The picture, null for none, or its problem. */
type Picture = Awaited<ReturnType<typeof uploadedPicture>> | 'pictures.noRoom' | null

async function pictureOf([file]: (Buffer | null)[], sender: Sender): Promise<Picture> {
  if (file === undefined) return null
  try {
    return await uploadedPicture(file, sender)
  } catch (error) {
    if (error instanceof Crowded) return 'pictures.noRoom'
    throw error
  }
}
