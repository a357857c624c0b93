import type { Text } from '@touchline/contract'
import type { Tx } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'
import { compose, postMail } from '../../mails/index.ts'
import { currencyOf } from '../../site/index.ts'
import type { MembershipRequestRow, RequestEffect } from './tables.ts'

type Telling = { readonly mailId: number; readonly request: MembershipRequestRow; readonly now: number }
type Accepted = Telling & { readonly effect: RequestEffect; readonly endsOn: string | null }

/** Mails the member what was accepted, with its days. Part of a transaction. */
export async function mailAccepted(tx: Tx, { effect, endsOn, ...telling }: Accepted): Promise<void> {
  const { request } = telling
  const { symbol } = currencyOf(await tx.site.getClient())
  const types = await tx.memberships.allTypes()
  const to = types.find(({ id }) => id === request.toTypeId)?.name ?? ''
  const blocks: Text[] = []
  if (request.kind === 'freeze') {
    blocks.push(text('mails:freeze_accepted', { from: effect.from, until: effect.until ?? effect.from }))
    if (endsOn !== null) blocks.push(text('mails:freeze_moves_end', { date: endsOn }))
  }
  if (request.kind === 'end') blocks.push(text('mails:end_accepted', { date: effect.until ?? effect.from }))
  if (request.kind === 'change') {
    const amount = { minor: effect.due, symbol }
    blocks.push(
      effect.purchasableId === null ? text('mails:change_accepted', { to }) : text('mails:change_due', { to, amount }),
    )
  }
  await mail(tx, telling, { subject: text('mails:request_accepted_subject'), blocks })
}

/** Mails the member the reason of a refusal. Part of a transaction. */
export function mailRefused(tx: Tx, { reason, ...telling }: Telling & { readonly reason: string }): Promise<void> {
  const blocks = [text('mails:request_refused'), text('mails:reason', { reason })]
  return mail(tx, telling, { subject: text('mails:request_refused_subject'), blocks })
}

function mail(
  tx: Tx,
  { mailId, request, now }: Telling,
  letter: { readonly subject: Text; readonly blocks: readonly Text[] },
): Promise<void> {
  const envelope = { mailId, kind: 'membership-request', about: String(request.id), readers: [request.userId], now }
  return postMail(tx, envelope, (reader) => compose({ ...reader, ...letter }))
}
