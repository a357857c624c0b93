import type { LinkInvitation, LinkOwner, ReceivedInvitation, Relationship } from '@touchline/contract'
import { presentInstant } from '../../../infra/wire/date-time.ts'
import type { LinkInvitationRow } from './tables.ts'

/** The owner's view of an invitation. */
export function presentInvitation(
  { id, email, relationship, answer, askedAt, expiresAt }: LinkInvitationRow,
  now: number,
): LinkInvitation {
  const unanswered = now < expiresAt ? 'waiting' : 'expired'
  return {
    id,
    email,
    relationship,
    status: answer === 'declined' ? 'declined' : unanswered,
    asked_at: presentInstant(askedAt),
    expires_at: presentInstant(expiresAt),
  }
}

type Named = { readonly firstName: string; readonly lastName: string }

/** The invitation without the owner's address or number. */
export function presentReceived(
  { relationship, expiresAt }: Pick<LinkInvitationRow, 'relationship' | 'expiresAt'>,
  owner: Named,
): ReceivedInvitation {
  return { name: nameOf(owner), relationship, expires_at: presentInstant(expiresAt) }
}

export function presentOwner({
  id,
  relationship,
  ...owner
}: Named & { readonly id: number; readonly relationship: Relationship }): LinkOwner {
  return { id, relationship, name: nameOf(owner) }
}

function nameOf({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`
}
