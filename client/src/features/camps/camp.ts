import type { Entity } from '@touchline/contract/client'
import type { Read } from '../../api/keys.ts'
import { scheduleIn } from '../occurrences/schedules/schedule.ts'
import type { Schedule } from '../occurrences/schedules/schedule.ts'

type WireCamp = Entity<'Camp'>

type CampAnswer = Read<WireCamp>

/** How a camp is sold; where a platform does not say, from its prices. [S3-075, P3-086] */
function soldAs({ pricingOptionAvailability, price, occurrences }: CampAnswer): Schedule['soldAs'] {
  const said: readonly (string | null)[] = pricingOptionAvailability
  const [whole, single] = [said.includes('bundled'), said.includes('individual')]
  if (whole || single) return { whole, single }
  const hasSessionPrice = occurrences.some((session) => session.price !== null)
  return { whole: price !== null || !hasSessionPrice, single: hasSessionPrice }
}

/** The displayable part of a camp; null when it has no name or no id. */
export function campIn(answer: CampAnswer): Schedule | null {
  return scheduleIn(answer, { kind: 'camp', proRataPrice: null, soldAs: soldAs(answer) })
}

/** The camps of a list that can be shown. */
export function campsIn(answers: readonly CampAnswer[]): readonly Schedule[] {
  return answers.flatMap((answer) => campIn(answer) ?? [])
}
