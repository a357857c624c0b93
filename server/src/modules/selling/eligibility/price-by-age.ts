import { localDate } from '@touchline/clock'
import type { Refusal } from '../../../purchasables/purchasable.ts'
import type { PriceList } from '../../pricing/index.ts'
import type { OccurrenceRow, Schedule } from '../../schedules/index.ts'
import { isForAgeOf } from './ages.ts'
import { because } from './may-book.ts'
import type { Person } from './person.ts'

type Sold = Pick<Schedule, 'single' | 'byAge' | 'venue'>

/** Whoever is not known counts as an adult. */
const unknown: Pick<Person, 'bornOn'> = { bornOn: null }

/**
 * The prices of one session for an attendee: of several, those for the age on the day, else the ordinary ones. Null when
 * none is for them. [O-510]
 */
export function singleFor(
  { single, byAge, venue }: Sold,
  { startsAt }: Pick<OccurrenceRow, 'startsAt'>,
  person: Pick<Person, 'bornOn'> = unknown,
): PriceList | null {
  if (byAge.length === 0) return single
  const day = localDate(startsAt, venue.timezone)
  return (
    byAge.find((price) => price.ages !== null && isForAgeOf(price, person, day)) ??
    byAge.find(({ ages }) => ages === null) ??
    null
  )
}

/** All prices of one session, as a visitor sees them. */
export function singlesOf({ single, byAge }: Omit<Sold, 'venue'>): readonly PriceList[] {
  if (byAge.length > 0) return byAge
  return single ? [single] : []
}

/** Refuses a person whose age no price is for. */
export function whyNotPriced(
  schedule: Sold,
  row: Pick<OccurrenceRow, 'startsAt'>,
  person: Pick<Person, 'bornOn'> | undefined,
): Refusal | undefined {
  if (schedule.byAge.length === 0 || singleFor(schedule, row, person) !== null) return undefined
  return because('no_price_for_age')
}
