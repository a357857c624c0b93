import { type ApiTypes, calendarFeedEndpoints, type CalendarFeed } from '@touchline/contract'
import { type Actor, getCallerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { presentInstant } from '../../../infra/wire/date-time.ts'
import type { Reads } from '../../../repositories.ts'
import { accountWrites } from '../repository.ts'
import { newSecret } from '../secret.ts'

/** Since when the caller has a calendar; never its address. */
export async function readCalendarFeed(reads: Reads, actor: Actor): Promise<CalendarFeed> {
  const feed = await reads.account.feedOf({ userId: getCallerId(actor) })
  return { opened_at: feed ? presentInstant(feed.createdAt) : null }
}

/** Makes a new address and ends the one before. The answer is the only place where the address stands. */
export async function openCalendarFeed(
  deps: Deps,
  actor: Actor,
): Promise<ApiTypes['openCalendarFeed']['reply']['data']> {
  const userId = getCallerId(actor)
  const { secret, secretHash } = newSecret(deps)
  const createdAt = deps.clock.now()
  await deps.store.write((tx) => accountWrites(tx).putFeed({ userId, secretHash, createdAt }))
  const { path } = calendarFeedEndpoints.readCalendar.call
  const url = `${deps.rules.publicUrl}${path.replace('{secret}', secret)}`
  return { opened_at: presentInstant(createdAt), url, webcal_url: url.replace(/^https?:/, 'webcal:') }
}

/** Ends the address; harmless without one. */
export function closeCalendarFeed({ store }: Deps, actor: Actor): Promise<void> {
  const userId = getCallerId(actor)
  return store.write((tx) => accountWrites(tx).deleteFeed({ userId }))
}
