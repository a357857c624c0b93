import { type ApiTypes, type DeletionReason, PlatformError, type Unworded } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { writeWithIds } from '../../infra/store/id-supply.ts'
import { tellPostponed } from '../bookings/index.ts'
import { getPlanned, markClashes, readNeighbours } from '../clashes/index.ts'
import { lockPlaces } from '../places/index.ts'
import { changeOccurrence, getOccurrence, lockOccurrence, reviseSchedules } from '../schedules/index.ts'
import { readViews } from '../selling/index.ts'
import { text } from '../../texts/index.ts'
import { countMails } from './counted-mails.ts'
import { checkDeletable } from './delete-occurrence.ts'

type Postponing = { readonly occurrenceId: string; readonly reason: DeletionReason | undefined }
type Reply = Unworded<ApiTypes['postponeOccurrence']['reply']>

/**
 * Postpones an occurrence: it is not sold, its place is free for others, and whoever has booked it is told. Throws
 * `item_not_found`, `not_bookable` for one that has begun, is called off or postponed, and `basket_locked`. [O-513]
 */
export async function postponeOccurrence(
  deps: Deps,
  actor: Actor,
  { occurrenceId, reason }: Postponing,
): Promise<Reply> {
  const { clock, ids, rules } = deps
  const now = clock.now()
  return writeWithIds(deps, ['mail'], async (tx, mailIds) => {
    const counted = countMails(mailIds)
    if (!(await lockOccurrence(tx, { id: occurrenceId, revision: ids.uuid() }))) {
      throw new PlatformError('item_not_found')
    }
    const row = await getOccurrence(tx, occurrenceId)
    checkDeletable(row, now)
    if (row.postponed === true) throw new PlatformError('not_bookable', { text: text('reasons:session_postponed') })
    const neighbours = await readNeighbours(tx, [await getPlanned(tx, occurrenceId)])
    // A booking made at this moment is seen here, or sees the postponement.
    await lockPlaces(tx, { id: row.placesId })
    await changeOccurrence(tx, { ...row, postponed: true, deletionReason: reason ?? null, revision: ids.uuid() })
    const touched = await markClashes(tx, [occurrenceId, ...neighbours], { ids, now })
    await reviseSchedules(tx, [row.scheduleId, ...touched], ids)
    const { startsAt, endsAt } = row
    const because = reason === undefined ? null : text(`programme:${reason}`)
    const telling = { occurrenceId, startsAt, endsAt, because, ids: counted.ids, publicUrl: rules.publicUrl, now }
    const bookings = await tellPostponed(tx, telling)
    const [presented] = await readViews(tx, [await getOccurrence(tx, occurrenceId)], { actor, now })
    if (!presented) throw new PlatformError('item_not_found')
    return { data: presented, affected: { bookings, emails: counted.emails() } }
  })
}
