import type { Deps } from '../../../deps.ts'
import { IdsUsedUpError, type IdsOf, supplyIds } from '../../../infra/store/id-supply.ts'
import type { IntegerKind } from '../../../infra/store/ids.ts'
import type { Quote } from '../../../purchasables/purchasable.ts'
import type { Reads, Tx } from '../../../repositories.ts'
import { lockDays } from '../../places/index.ts'
import type { OccurrenceRow } from '../../schedules/index.ts'

type Decided = { readonly quoted: readonly { readonly quote: Quote }[] }

/** A change whose decision depends on what others hold. */
type Change<Kind extends IntegerKind, Taken, D extends Decided, Answer> = {
  /** Kinds of ids for the new rows. */
  readonly kinds: readonly Kind[]
  /** Locks the basket or order to change for this transaction. */
  readonly take: (tx: Tx) => Promise<Taken>
  /** Decides the change or throws the refusal; may run more than once, on fresh reads. */
  readonly decide: (reads: Reads) => Promise<D>
  readonly act: (tx: Tx, taken: Taken, decided: D, ids: IdsOf<Kind>) => Promise<Answer>
}

/** A further attempt would mean that the offer changes faster than it can be bought. */
const mostAttempts = 5

/** Thrown when a decided occurrence has moved or been called off since. The transaction starts over. */
class MovedMeanwhileError extends Error {
  override name = 'MovedMeanwhileError'
}

class MoreLocksError extends Error {
  override name = 'MoreLocksError'
  readonly locks: Quote['locks']
  constructor(locks: Quote['locks']) {
    super('other days have to be locked')
    this.locks = locks
  }
}

/**
 * Decides and acts in one transaction, with the days of the people and places locked. A first reading finds those days;
 * when the decision under locks needs others, or staff have moved something, it starts over. Where transactions take
 * turns no lock is needed. Throws as `take`, `decide` and `act` do.
 */
export async function decideUnderLocks<Kind extends IntegerKind, Taken, D extends Decided, Answer>(
  { store, ids }: Pick<Deps, 'store' | 'ids'>,
  { kinds, take, decide, act }: Change<Kind, Taken, D, Answer>,
): Promise<Answer> {
  const supply = supplyIds(ids, kinds)
  let locks = store.takesTurns ? undefined : locksOf(await store.read(decide))
  for (let attempt = 1; ;) {
    await supply.stock()
    try {
      return await store.write(async (tx) => {
        const taken = await take(tx)
        if (locks) await lockDays(tx, locks)
        const decided = await decide(tx)
        if (locks && !areAmong(locksOf(decided), locks)) throw new MoreLocksError(locksOf(decided))
        const answer = await act(tx, taken, decided, supply.handOut())
        if (locks) await checkUnmoved(tx, bookingsOf(decided))
        return answer
      })
    } catch (error) {
      // Ids that have been handed out are kept for the next run, so that it gets further.
      if (error instanceof IdsUsedUpError) continue
      const isOvertaken = error instanceof MoreLocksError || error instanceof MovedMeanwhileError
      if (!isOvertaken || attempt++ === mostAttempts) throw error
      locks = error instanceof MoreLocksError ? error.locks : locksOf(await store.read(decide))
    }
  }
}

function locksOf({ quoted }: Decided): Quote['locks'] {
  return quoted.flatMap(({ quote }) => quote.locks)
}

function bookingsOf({ quoted }: Decided): Quote['bookings'] {
  return quoted.flatMap(({ quote }) => quote.bookings)
}

function areAmong(needed: Quote['locks'], locked: Quote['locks']): boolean {
  const name = ({ kind, id, startsAt, endsAt }: Quote['locks'][number]) => `${kind} ${id} ${startsAt} ${endsAt}`
  const names = new Set(locked.map(name))
  return needed.every((lock) => names.has(name(lock)))
}

type Booked = { readonly occurrenceId: string } & Pick<OccurrenceRow, 'startsAt' | 'endsAt'>

/**
 * Checks the booked occurrences again once their places are taken. A move or a deletion locks the places first, so it
 * sees the booking, or this sees the change. Throws `MovedMeanwhileError`.
 */
async function checkUnmoved(reads: Reads, booked: readonly Booked[]): Promise<void> {
  if (booked.length === 0) return
  const rows = await reads.occurrences.byIds({ ids: [...new Set(booked.map(({ occurrenceId }) => occurrenceId))] })
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { occurrenceId, startsAt, endsAt } of booked) {
    const row = byId.get(occurrenceId)
    const isSame = row?.startsAt === startsAt && row.endsAt === endsAt && row.status !== 'cancelled'
    if (!isSame) throw new MovedMeanwhileError(`occurrence ${occurrenceId} is another than it was`)
  }
}
