import { PlatformError, type User } from '@touchline/contract'
import { sum } from '@touchline/money'
import type { Reads } from '../../repositories.ts'
import { presentInstant } from '../../infra/wire/date-time.ts'
import { currencyOf } from '../site/index.ts'
import { presentUser, presentVisitor } from './presenter.ts'
import { shownEmail } from './shown-email.ts'

type Question = {
  readonly userId: number
  /** The chosen linked user, if any. */
  readonly selectedUserId?: number | undefined
  readonly now: number
}

/** The user with everything the customer's site shows of the account. Throws `unauthenticated` when it is gone. */
export async function readUser(reads: Reads, { userId, selectedUserId, now }: Question): Promise<User> {
  const user = await reads.users.byId({ id: userId })
  if (!user) throw new PlatformError('unauthenticated')
  const client = await reads.site.getClient()
  const venue = user.homeVenueId === null ? undefined : await reads.venues.byId({ id: user.homeVenueId })
  const credits = await reads.credits.usableBy({ userId, now })
  const penalties = await reads.penalties.unpaidBy(userId)
  const [photo] = await reads.documents.keptOf({ userId, kind: 'photo' })
  const change = await reads.emailChanges.openOf({ userId, now })
  return presentUser(user, {
    homeVenueSlug: venue?.slug ?? null,
    isMember: await reads.memberships.isMember(userId, now),
    creditBalance: sum(credits.map(({ remaining }) => remaining)),
    hasOutstandingPenalties: penalties.length > 0,
    tillOpen: await reads.users.hasOpenTill({ userId }),
    currency: currencyOf(client),
    photoId: photo?.id,
    emailChange: change ? { email: shownEmail(change.email), expires_at: presentInstant(change.expiresAt) } : null,
    selected: selectedUserId === undefined ? undefined : await reads.users.byId({ id: selectedUserId }),
  })
}

/**
 * The user for a third-party checkout: ids only, because a partner gets its token for any customer it names. Throws
 * `unauthenticated` when it is gone. [O-17]
 */
export async function readVisitor(reads: Reads, { userId }: Pick<Question, 'userId'>): Promise<User> {
  const user = await reads.users.byId({ id: userId })
  if (!user) throw new PlatformError('unauthenticated')
  return presentVisitor(user, currencyOf(await reads.site.getClient()))
}
