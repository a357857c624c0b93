import type { Refusal } from '../../../purchasables/purchasable.ts'
import { purchasables } from '../../../purchasables/purchasables.ts'
import type { Reads } from '../../../repositories.ts'
import { decideAll } from '../../carts/index.ts'
import { because } from '../../selling/index.ts'
import { waitlistJob } from '../../places/index.ts'
import { actorFor, itemFor } from '../as-item.ts'
import type { Turn } from '../tell-waiting.ts'

/** Who waits, and for what. */
export type Waiting = Pick<Turn, 'entry'> & { readonly schedule: Pick<Turn['schedule'], 'id' | 'bookingType'> }

/** Why each of them could not put what they wait for into a basket, had it places, by entry; undefined: they could. */
export type Verdicts = ReadonlyMap<number, Refusal | undefined>

/** One reading of facts is for as many. */
const mostAtOnce = 200

/**
 * Nobody is offered what they would be refused: the same decision is asked as for a basket, apart from the places, and
 * from what is asked for on the way to paying. [O-48]
 */
export async function judgeWaiting(reads: Reads, turns: readonly Waiting[], now: number): Promise<Verdicts> {
  const verdicts = new Map<number, Refusal | undefined>()
  for (const own of Map.groupBy(turns, ({ entry }) => entry.channel).values()) {
    for (let from = 0; from < own.length; from += mostAtOnce) {
      const part = own.slice(from, from + mostAtOnce)
      const decided = await decideAll(reads, part.map(wantedBy), circumstancesOf(part, now))
      for (const { asked, decision } of decided) {
        const refusal = decision?.kind === 'quote' ? await whyBlocked(reads, asked) : decision?.refusal
        verdicts.set(asked.entry.id, refusal)
      }
    }
  }
  return verdicts
}

/** Of those who wait, whom nothing would be offered to now for a reason of their own, by entry. [O-48] */
export async function readHindered(reads: Reads, all: readonly Waiting[], now: number) {
  const waiting = all.filter(({ entry }) => entry.status === 'waiting')
  const verdicts = await judgeWaiting(reads, waiting, now)
  return new Map([...verdicts].flatMap(([id, refusal]) => (refusal && !refusal.isForNow ? [[id, refusal.reason]] : [])))
}

/** It can be booked by nobody, and will be again: places are for those who wait until then. */
export function isSoldLater(verdicts: Verdicts): boolean {
  return [...verdicts.values()].some((refusal) => refusal?.isForNow)
}

/** All that matters of the actor is the channel. */
function circumstancesOf([first]: readonly Waiting[], now: number) {
  if (!first) throw new RangeError('nobody waits')
  return { actor: actorFor(first.entry, waitlistJob), now, withPlaces: true }
}

function wantedBy({ entry, schedule }: Waiting) {
  const { occurrenceId, userId, count } = entry
  const item = itemFor({ id: occurrenceId, scheduleId: schedule.id, bookingType: schedule.bookingType }, count)
  const rules = purchasables[item.purchasable_type]
  const parsed = rules?.parse(item, userId)
  // Whoever could join has chosen what there is.
  if (!rules || parsed?.kind !== 'choice') throw new RangeError(`entry ${entry.id} is for nothing that is sold`)
  return { entry, rules, choice: { ...parsed.choice, answersLater: true, agreesLater: true } as const }
}

type Wanted = ReturnType<typeof wantedBy>

/** Staff book whoever comes to the desk. [O-18, O-92] */
async function whyBlocked(reads: Reads, { entry, rules }: Wanted): Promise<Refusal | undefined> {
  if (entry.channel === 'foh' || !rules.isBlockedByPenalties) return undefined
  return (await reads.penalties.blocksBooking(entry.ownerId)) ? because('outstanding_payments') : undefined
}
