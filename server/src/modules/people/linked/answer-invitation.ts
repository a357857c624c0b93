import { type LinkOwner, PlatformError, type ReceivedInvitation } from '@touchline/contract'
import { hashOf } from '@touchline/ids'
import { type Actor, getCallerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import type { Reads } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'
import { compose, postMail } from '../../mails/index.ts'
import { userWrites } from '../repository.ts'
import { presentOwner, presentReceived } from './presenter.ts'
import { linkWrites } from './repository.ts'

type Asked = { readonly token: string; readonly now: number }

/** Throws `item_not_found` for an unknown token, and once it was answered, withdrawn or is out of date. */
export async function readReceived(reads: Reads, asked: Asked): Promise<ReceivedInvitation> {
  const { invitation, owner } = await openInvitation(reads, asked)
  return presentReceived(invitation, owner)
}

async function openInvitation(reads: Pick<Reads, 'links'>, { token, now }: Asked) {
  const found = await reads.links.byToken({ tokenHash: hashOf(token), now })
  if (!found) throw new PlatformError('item_not_found')
  return found
}

/**
 * Links the caller to the owner of an invitation: whoever holds the token and logs in agrees for themselves. The owner
 * gets a mail. Throws `item_not_found` as reading does, and for one's own invitation.
 */
export async function acceptInvitation(deps: Deps, actor: Actor, token: string): Promise<LinkOwner> {
  const userId = getCallerId(actor)
  const linkId = await deps.ids.integer('linked_user')
  const mailId = await deps.ids.integer('mail')
  const now = deps.clock.now()
  return deps.store.write(async (tx) => {
    const { invitation, owner } = await openInvitation(tx, { token, now })
    const { id, ownerId, relationship } = invitation
    if (ownerId === userId) throw new PlatformError('item_not_found')
    await userWrites(tx).lock({ id: ownerId })
    const answer = { id, answer: 'accepted' as const, answeredAt: now, acceptedById: userId }
    if (!(await linkWrites(tx).answer(answer))) throw new PlatformError('item_not_found')
    await linkWrites(tx).link({ id: linkId, ownerId, userId, relationship, confirmedAt: now })
    await linkWrites(tx).confirm({ ownerId, userId, confirmedAt: now })
    const link = await tx.users.link({ ownerId, userId })
    const person = await tx.users.byId({ id: userId })
    if (!link || !person) throw new Error('the link and the caller exist')
    const name = `${person.firstName} ${person.lastName}`
    const envelope = { mailId, kind: 'link-accepted', about: String(id), readers: [ownerId], now }
    await postMail(tx, envelope, (reader) =>
      compose({
        ...reader,
        subject: text('mails:invitation_accepted_subject', { name }),
        blocks: [text('mails:invitation_accepted', { name })],
      }),
    )
    return presentOwner({ ...owner, id: link.id, relationship })
  })
}

/** Throws `item_not_found` as reading does. */
export async function declineInvitation({ store, clock }: Deps, token: string): Promise<void> {
  const now = clock.now()
  await store.write(async (tx) => {
    const { invitation } = await openInvitation(tx, { token, now })
    const answer = { id: invitation.id, answer: 'declined' as const, answeredAt: now, acceptedById: null }
    if (!(await linkWrites(tx).answer(answer))) throw new PlatformError('item_not_found')
  })
}
