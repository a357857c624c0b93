import type { Refusal } from '../../../purchasables/purchasable.ts'
import { purchasables } from '../../../purchasables/purchasables.ts'
import type { Reads } from '../../../repositories.ts'
import { decideAll } from '../../carts/index.ts'
import { because } from '../../selling/index.ts'
import { waitlistJob } from '../../places/index.ts'
import { actorFor, itemsFor } from '../as-item.ts'
import type { Turn } from '../tell-waiting.ts'

/** An entry and its schedule. */
export type Waiting = Pick<Turn, 'entry'> & { readonly schedule: Pick<Turn['schedule'], 'id' | 'bookingType'> }

/** The refusal of each entry, were there places; undefined when it could book. */
export type Verdicts = ReadonlyMap<number, Refusal | undefined>

/** The most entries per reading of facts. */
const mostAtOnce = 200

/**
 * Judges entries with the basket's decision, apart from the places and from questions asked before paying, so that
 * nobody is offered what they would be refused. [O-48]
 */
export async function judgeWaiting(reads: Reads, turns: readonly Waiting[], now: number): Promise<Verdicts> {
  const verdicts = new Map<number, Refusal | undefined>()
  for (const own of Map.groupBy(turns, ({ entry }) => entry.channel).values()) {
    for (let from = 0; from < own.length; from += mostAtOnce) {
      const part = own.slice(from, from + mostAtOnce)
      const decided = await decideAll(reads, part.flatMap(wantedBy), circumstancesOf(part, now))
      for (const { asked, decision } of decided) {
        const refusal = decision?.kind === 'quote' ? await whyBlocked(reads, asked) : decision?.refusal
        // Of an entry for several kinds of tickets, each kind is judged.
        verdicts.set(asked.entry.id, verdicts.get(asked.entry.id) ?? refusal)
      }
    }
  }
  return verdicts
}

/** Entries that cannot be offered a place now for a reason personal to the customer. */
export async function readHindered(reads: Reads, all: readonly Waiting[], now: number) {
  const waiting = all.filter(({ entry }) => entry.status === 'waiting')
  const verdicts = await judgeWaiting(reads, waiting, now)
  return new Map([...verdicts].flatMap(([id, refusal]) => (refusal && !refusal.isForNow ? [[id, refusal.reason]] : [])))
}

/** Nobody can book it now, but somebody will: the places stay kept until then. */
export function isSoldLater(verdicts: Verdicts): boolean {
  return [...verdicts.values()].some((refusal) => refusal?.isForNow)
}

/** Only the actor's channel matters. */
function circumstancesOf([first]: readonly Waiting[], now: number) {
  if (!first) throw new RangeError('nobody waits')
  return { actor: actorFor(first.entry, waitlistJob), now, placesAre: 'free' } as const
}

function wantedBy({ entry, schedule }: Waiting) {
  const occurrence = { id: entry.occurrenceId, scheduleId: schedule.id, bookingType: schedule.bookingType }
  return itemsFor(occurrence, entry).map((item) => {
    const rules = purchasables[item.purchasable_type]
    const parsed = rules?.parse(item, entry.userId)
    // An entry could only be made for an existing choice.
    if (!rules || parsed?.kind !== 'choice') throw new RangeError(`entry ${entry.id} is for nothing that is sold`)
    return { entry, rules, choice: { ...parsed.choice, answersLater: true, agreesLater: true } as const }
  })
}

type Wanted = ReturnType<typeof wantedBy>[number]

/** Staff sell in spite of penalties. */
async function whyBlocked(reads: Reads, { entry, rules }: Wanted): Promise<Refusal | undefined> {
  if (entry.channel === 'foh' || !rules.isBlockedByPenalties) return undefined
  return (await reads.penalties.blocksBooking(entry.ownerId)) ? because('outstanding_payments') : undefined
}
