import type { BookingType } from '@touchline/contract'
import type { Reads } from '../../repositories.ts'
import type { Content } from './package.ts'

/** An activity of a venue; the slugs lead to its page. */
type Activity = { readonly venue: string; readonly category: string; readonly type: BookingType }

/** The activities that are sold at prices, by the id of the price. */
export type Activities = ReadonlyMap<number, readonly Activity[]>

/** The activities that packages of some contents are good for. [O-545] */
export async function readActivities(reads: Reads, contents: Iterable<readonly Content[]>): Promise<Activities> {
  const optionIds = [...new Set([...contents].flat().flatMap(({ options }) => options.map(({ id }) => id)))]
  if (optionIds.length === 0) return new Map()
  const { soldWhole, soldByAge, soldByTicket } = reads.packages
  const sold = [await soldWhole({ optionIds }), await soldByAge({ optionIds }), await soldByTicket({ optionIds })]
  return Map.groupBy(sold.flat(), ({ optionId }) => optionId)
}
