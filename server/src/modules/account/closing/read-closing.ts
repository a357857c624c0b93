import { localDate } from '@touchline/clock'
import type { Closing, Unworded } from '@touchline/contract'
import { type MinorUnits, sum } from '@touchline/money'
import { presentDateTime, presentInstant } from '../../../infra/wire/date-time.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Reads } from '../../../repositories.ts'
import { readSessions } from '../../schedules/index.ts'
import { currencyOf } from '../../site/index.ts'
import { type Leavers, readLeavers } from './leavers.ts'
import { readWaits } from './read-waits.ts'

/** Whether a user's account is about to be closed, why it would have to wait now, and what ends with it. */
export async function readClosing(reads: Reads, userId: number, now: number): Promise<Unworded<Closing>> {
  const closing = await reads.account.closingOf({ userId })
  const leavers = await readLeavers(reads, userId)
  return {
    asked_at: closing ? presentInstant(closing.askedAt) : null,
    takes_effect_at: closing ? presentInstant(closing.dueAt) : null,
    waits_for: [...(await readWaits(reads, leavers, now))],
    ends: await readEnds(reads, leavers, now),
  }
}

async function readEnds(
  reads: Reads,
  { userId, ids, names }: Leavers,
  now: number,
): Promise<Unworded<Closing>['ends']> {
  const currency = currencyOf(await reads.site.getClient())
  const priceOf = (amounts: readonly MinorUnits[]) => presentPrice(sum(amounts), currency)
  const credits = await reads.credits.usableBy({ userId, now })
  const packages = await reads.held.packages({ userIds: ids, now })
  const memberships = await reads.held.memberships({ userIds: ids, today: localDate(now, 'Europe/London') })
  return {
    bookings: await readBookings(reads, ids, now),
    credit: priceOf(credits.map(({ remaining }) => remaining)),
    packages: packages.map(({ id, name, left, expiresAt }) => ({
      id,
      name,
      usages_left: left,
      expires_at: expiresAt === null ? null : presentInstant(expiresAt),
    })),
    guest_passes: (await reads.held.guestPasses({ userIds: ids, now })).length,
    memberships: memberships.map(({ name, endsOn }) => ({ name, ends_on: endsOn })),
    waitlists: (await reads.held.waits({ userIds: ids })).length,
    people: [...names],
    owed: priceOf((await reads.held.owed({ userIds: ids })).map(({ amount }) => amount)),
    refunds_under_way: priceOf((await reads.held.refundsUnderWay({ userId })).map(({ amount }) => amount)),
  }
}

async function readBookings(reads: Reads, userIds: readonly number[], now: number) {
  const rows = await reads.account.upcoming({ userIds, now })
  const sessions = await readSessions(reads, rows)
  const people = [...new Set(rows.flatMap(({ userId }) => userId ?? []))]
  const named = people.length > 0 ? await reads.users.namesOf({ ids: people }) : []
  const firstNames = new Map(named.map(({ id, firstName }) => [id, firstName]))
  return rows.flatMap(({ id, occurrenceId, userId, startsAt }) => {
    const schedule = sessions.get(occurrenceId)?.schedule
    if (!schedule) return []
    return {
      id,
      name: schedule.row.name,
      first_name: userId === null ? null : (firstNames.get(userId) ?? null),
      starts_at: presentDateTime(startsAt, schedule.venue.timezone),
    }
  })
}
