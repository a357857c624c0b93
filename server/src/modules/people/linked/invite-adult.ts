import { day, localDate } from '@touchline/clock'
import { type LinkInvitation, normalEmail, PlatformError, type Relationship } from '@touchline/contract'
import { hashOf, opaqueToken } from '@touchline/ids'
import { fallbackLanguage } from '@touchline/languages'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'
import { compose } from '../../mails/index.ts'
import { emailKey } from '../search-keys.ts'
import { userWrites } from '../repository.ts'
import type { UserRow } from '../tables.ts'
import { presentInvitation } from './presenter.ts'
import { refuse, refuseTooMany } from './refusals.ts'
import { linkWrites } from './repository.ts'
import type { LinkInvitationRow } from './tables.ts'

const invitationDays = 7
/** A person who declined is left alone for so long. */
const quietDays = 30

const byOwner = { most: 10, within: day }
const toAddress = { most: 3, within: day }

type Asking = { readonly ownerId: number; readonly email: string; readonly relationship: Relationship }

/**
 * Asks an adult by e-mail whether the owner may act for them; the mail has a token that counts once, for seven days.
 * Nothing here depends on whether there is an account. Throws `validation_failed` by field, and `rate_limited` after ten
 * invitations of one owner, or three to one address, in a day.
 */
export async function inviteAdult(deps: Deps, { ownerId, email, relationship }: Asking): Promise<LinkInvitation> {
  const address = normalEmail(email) ?? ''
  if (address === '') refuse({ email: [text('fields:email_address')] })
  const id = await deps.ids.integer('link_invitation')
  const mailId = await deps.ids.integer('mail')
  const now = deps.clock.now()
  const token = opaqueToken(deps.random)
  const invitation: LinkInvitationRow = {
    id,
    ownerId,
    relationship,
    email: address,
    emailKey: emailKey(address),
    tokenHash: hashOf(token),
    askedAt: now,
    expiresAt: now + invitationDays * day,
    answer: null,
    answeredAt: null,
    acceptedById: null,
  }
  await deps.store.read((reads) => refuseAsked(reads, invitation))
  countInvitation(deps, invitation)
  await deps.store.write(async (tx) => {
    await userWrites(tx).lock({ id: ownerId })
    await refuseAsked(tx, invitation)
    await refuseTooMany(tx, ownerId, { now, field: 'email' })
    const owner = await tx.users.byId({ id: ownerId })
    if (!owner) throw new Error('the owner of the call exists')
    await linkWrites(tx).invite(invitation)
    await mailInvitation(tx, { mailId, invitation, owner, link: linkOf(deps, token) })
  })
  return presentInvitation(invitation, now)
}

/** The token is behind `#`, which no browser sends to a server or in a referrer. */
function linkOf({ rules }: Deps, token: string): string {
  return `${rules.publicUrl}/linked-invitation#${token}`
}

/** Refuses one's own address, and one that has been asked, has agreed or has just declined. */
async function refuseAsked(
  reads: Pick<Tx, 'users' | 'links'>,
  { ownerId, emailKey: key, askedAt: now }: LinkInvitationRow,
): Promise<void> {
  const owner = await reads.users.byId({ id: ownerId })
  if (owner?.emailKey === key) refuse({ email: [text('people:own_address')] })
  const open = await reads.links.openOf({ ownerId, now })
  if (open.some((one) => one.emailKey === key)) refuse({ email: [text('people:asked_already')] })
  if (await reads.links.linkedBy({ ownerId, emailKey: key })) refuse({ email: [text('people:there_already')] })
  const declined = await reads.links.declinedSince({ ownerId, emailKey: key, since: now - quietDays * day })
  if (!declined?.answeredAt) return
  const date = localDate(declined.answeredAt + quietDays * day, 'Europe/London')
  refuse({ email: [text('people:has_declined', { date })] })
}

function countInvitation({ attempts }: Deps, { ownerId, emailKey: key }: LinkInvitationRow): void {
  if (attempts.take(`invitations of ${ownerId}`, byOwner) && attempts.take(`invitations to ${key}`, toAddress)) return
  throw new PlatformError('rate_limited', { text: text('people:too_many_invitations') })
}

type Mailing = {
  readonly mailId: number
  readonly invitation: LinkInvitationRow
  readonly owner: UserRow
  readonly link: string
}

async function mailInvitation(tx: Tx, { mailId, invitation, owner, link }: Mailing): Promise<void> {
  const { id, email, emailKey: key, expiresAt, askedAt } = invitation
  const { name: organisation } = await tx.site.getClient()
  const known = await tx.users.byEmail({ emailKey: key })
  const name = `${owner.firstName} ${owner.lastName}`
  const content = compose({
    firstName: known?.firstName ?? email,
    language: known?.language ?? owner.language ?? fallbackLanguage,
    organisation,
    subject: text('mails:invitation_subject', { name }),
    blocks: [
      text('mails:invitation', { name, organisation }),
      text('mails:invitation_rights'),
      text('mails:invitation_link', { date: localDate(expiresAt, 'Europe/London') }),
      { link: text('mails:invitation_open'), href: link, to: 'page' },
      text('mails:invitation_unknown'),
    ],
  })
  const dedupeKey = `link-invitation:${id}`
  await tx.outbox.put({
    id: mailId,
    kind: 'link-invitation',
    dedupeKey,
    to: email,
    userId: known?.id ?? null,
    ...content,
    orderId: null,
    createdAt: askedAt,
  })
}
