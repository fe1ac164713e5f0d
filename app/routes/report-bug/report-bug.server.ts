import { createHash } from 'node:crypto'
import type { User } from '~/domain/account/user'
import type { Shop } from '~/http/shop/shop.server'
import type { BugReport } from '~/vendor-api/support.server'
import { askVendor, messageIdOf, sendMessageOnce } from '~/features/submit-once/message-once.server'

/** Sends a report once for each form and its content; returns its id, or the texts for the customer (rules 18.2). */
export async function reportBug(shop: Shop, user: User, key: string, report: Omit<BugReport, 'userId'>) {
  const { title, description, picture } = report
  const id = messageIdOf(key, title, description, picture ? await hashOf(picture) : '')
  return sendMessageOnce<{ id: string }>(
    shop,
    user,
    { kind: 'report', id, unknown: 'report.unknown' },
    {
      prepare: async () => ({
        kind: 'ready',
        fingerprint: { id },
        baseline: { at: Date.now(), known: [] },
        check: async () => null,
        send: () =>
          askVendor(shop, async () => {
            await shop.vendor.support.reportBug({ ...report, userId: user.id })
            return id
          }),
      }),
      // The vendor lists no reports.
      candidates: async () => [],
    },
  )
}

async function hashOf(picture: File) {
  return createHash('sha256')
    .update(Buffer.from(await picture.arrayBuffer()))
    .digest('base64url')
}
