import { day } from '@touchline/clock'
import { type AttendanceStatus, type Booking, PlatformError, type Unworded } from '@touchline/contract'
import { zero } from '@touchline/money'
import type { Deps } from '../../deps.ts'
import { type IdsOf, writeWithIds } from '../../infra/store/id-supply.ts'
import type { IntegerKind } from '../../infra/store/ids.ts'
import type { Tx } from '../../repositories.ts'
import { readSessions } from '../schedules/index.ts'
import { imposePenalty } from '../penalties/index.ts'
import { absenceTermsOf } from './cancelling/cancellation.ts'
import { presentBookings } from './present-bookings.ts'
import { type BookingRow, setAttended, setMissed } from '../reservations/index.ts'
import { toldOf } from './told.ts'
import { withdrawPenalty } from './cancelling/withdraw-penalty.ts'

/** Kinds of rows it writes: a penalty, or the refund of one. */
const kinds = ['penalty', 'places', 'credit', 'refund'] as const satisfies readonly IntegerKind[]

type Attendance = { readonly bookingIds: readonly number[]; readonly status: AttendanceStatus }

/**
 * Records attendance for all of the bookings or none; answers them in their new state. An absent person may owe the
 * same penalty as a late cancellation, once; a correction withdraws it. Throws `item_not_found`,
 * `attendance_not_possible` for bookings that are not settled or have not started, and `basket_locked` while a penalty
 * to withdraw is being paid.
 */
export async function noteAttendance(deps: Deps, { bookingIds, status }: Attendance): Promise<Unworded<Booking>[]> {
  const now = deps.clock.now()
  const ids = [...new Set(bookingIds)]
  return writeWithIds(deps, kinds, async (tx, newIds) => {
    const rows = await tx.bookings.byIds({ ids })
    if (rows.length < ids.length) throw new PlatformError('item_not_found')
    if (rows.some((row) => row.status !== 'settled' || row.startsAt > now)) {
      throw new PlatformError('attendance_not_possible')
    }
    const sessions = await readSessions(tx, rows)
    if (rows.some((row) => sessions.get(row.occurrenceId)?.session.row.postponed === true)) {
      throw new PlatformError('attendance_not_possible')
    }
    const changed = await setAttended(tx, { ids, attended: status === 'attended' })
    if (changed.length < ids.length) throw new PlatformError('attendance_not_possible')
    // Rows as locked: another request may have recorded attendance since they were read.
    const locked = changed.toSorted((a, b) => a.startsAt - b.startsAt || a.id - b.id)
    for (const row of locked) await noteAbsence(tx, deps, row, { isAbsent: status === 'absent', now, ids: newIds })
    return presentBookings(tx, ids, { source: 'foh', now })
  })
}

type Noting = { readonly isAbsent: boolean; readonly now: number; readonly ids: IdsOf<(typeof kinds)[number]> }

/** An absence dates from the start of the session; recording it twice changes nothing. */
async function noteAbsence(
  tx: Tx,
  settings: Pick<Deps, 'clock' | 'rules' | 'ids'>,
  row: BookingRow,
  { isAbsent, now, ids }: Noting,
): Promise<void> {
  const { id, ownerId: userId, startsAt, missedAt } = row
  if (isAbsent === (missedAt !== null)) return
  const scheduled = (await readSessions(tx, [row])).get(row.occurrenceId)
  const policy = scheduled?.schedule.category.cancellation
  const since = startsAt - (policy?.strikes?.days ?? 0) * day
  const before = policy?.strikes ? await tx.bookings.missedBy({ ownerIds: [userId], since }) : []
  await setMissed(tx, { ids: [id], missedAt: isAbsent ? startsAt : null })
  const owed = await tx.penalties.ofBookings({ bookingIds: [id] })
  if (!isAbsent) for (const penalty of owed) await withdrawPenalty(tx, settings, { penalty, ids, now })
  if (!isAbsent || !policy || owed.length > 0) return
  const { fee } = absenceTermsOf({ policy, missedAt: before.map((one) => one.missedAt), price: row.price }, startsAt)
  const [dated] = await toldOf(tx, [row], now)
  if (fee === zero || !dated) return
  const { actions } = policy
  await imposePenalty(tx, { ids, userId, bookingId: id, amount: fee, actions, why: 'absent', dated, now })
}
