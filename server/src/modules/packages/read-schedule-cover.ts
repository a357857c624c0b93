import type { PackageCover } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import type { Reads } from '../../repositories.ts'
import type { Schedule } from '../schedules/index.ts'
import type { PriceList } from '../pricing/index.ts'
import { readCovers } from './read-usages.ts'

/** The viewer's package that would pay for a schedule at one of its prices; null without one. */
export async function readScheduleCover(
  reads: Reads,
  actor: Actor,
  { schedule, list, now }: { readonly schedule: Schedule; readonly list: PriceList | null; readonly now: number },
): Promise<PackageCover | null> {
  if (!list) return null
  const { id: optionId } = list.option
  const offered = [{ optionId, venueId: schedule.row.venueId }]
  return (await readCovers(reads, actor, { offered, now })).get(optionId) ?? null
}
