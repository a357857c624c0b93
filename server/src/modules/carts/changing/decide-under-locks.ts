import type { Deps } from '../../../deps.ts'
import { IdsUsedUpError, type IdsOf, supplyIds } from '../../../infra/store/id-supply.ts'
import type { IntegerKind } from '../../../infra/store/ids.ts'
import type { Quote } from '../../../purchasables/purchasable.ts'
import type { Reads, Tx } from '../../../repositories.ts'
import { lockDays } from '../../places/index.ts'
import { checkUnmoved, MovedMeanwhileError } from './moved-meanwhile.ts'

type Decided = { readonly quoted: readonly { readonly quote: Quote }[] }

/** The parts of a change that depends on what everybody else has. */
type Change<Kind extends IntegerKind, Taken, D extends Decided, Answer> = {
  /** Of what the change makes. */
  readonly kinds: readonly Kind[]
  /** Takes what is changed, a basket or an order, for this unit of work. */
  readonly take: (tx: Tx) => Promise<Taken>
  /** What is to be done, or the refusal; may be asked more than once, and answers by what it reads then. */
  readonly decide: (reads: Reads) => Promise<D>
  readonly act: (tx: Tx, taken: Taken, decided: D, ids: IdsOf<Kind>) => Promise<Answer>
}

/** More than two would mean that what is sold changes faster than it can be bought. */
const mostAttempts = 5

class MoreLocksError extends Error {
  override name = 'MoreLocksError'
  readonly locks: Quote['locks']
  constructor(locks: Quote['locks']) {
    super('other days have to be locked')
    this.locks = locks
  }
}

/**
 * Decides and acts in one unit of work, with the days of the people and places concerned locked: a first look tells which
 * they are, and when the decision under locks needs others, it starts over; so it does when staff have moved something
 * meanwhile. Where units of work take turns, nobody can come in between, and nothing needs a lock. Throws what `take`,
 * `decide` and `act` throw.
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
