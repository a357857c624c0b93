import { type SuitableFor } from '@touchline/contract'
import { localDate } from '@touchline/clock'
import type { Refusal } from '../../../purchasables/purchasable.ts'
import type { Schedule, TicketRow } from '../../schedules/index.ts'
import type { Person } from './person.ts'
import { textOf } from '../../../texts/index.ts'

type Ages = Pick<Schedule['row'], 'minAge' | 'maxAge' | 'ageLabel'>

/** The age from which somebody is an adult. */
const adult = 16

/** The ages a schedule is for; null where it is for anybody. */
export function suitableFor(ages: Ages): SuitableFor | null {
  const { minAge, maxAge, ageLabel } = ages
  if (minAge === null && maxAge === null && ageLabel === null) return null
  return { label: ageLabel ?? labelOf(ages), min_age: minAge, max_age: maxAge }
}

function labelOf({ minAge, maxAge }: Ages): string {
  if (maxAge === null) return minAge === null || minAge === 0 ? 'All ages' : `${nounFor(minAge)}${minAge}+`
  if (minAge === maxAge) return `Age ${maxAge}`
  const noun = maxAge <= adult + 1 ? 'Children' : 'Ages'
  return minAge === null ? `${noun} up to ${maxAge}` : `${noun} ${minAge} to ${maxAge}`
}

function nounFor(minAge: number): string {
  return minAge >= adult ? 'Adults ' : 'Ages '
}

/** Whole years on a day, both `YYYY-MM-DD`; a person born on 29 February is a year older on 1 March. */
export function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years
}

/**
 * Whether a kind of ticket is for somebody of this age on a day. Without a date of birth a person counts as an adult.
 * [O-281]
 */
export function isTicketFor(
  { ages }: Pick<TicketRow, 'ages'>,
  { bornOn }: Pick<Person, 'bornOn'>,
  day: string,
): boolean {
  if (ages === null) return true
  const age = bornOn === null ? adult : ageOn(bornOn, day)
  return ages.some(({ minimum, maximum }) => age >= (minimum ?? 0) && age <= (maximum ?? Infinity))
}

/** Refuses a person who is too young or too old on the first day; an unknown date of birth is not judged. [O-97] */
export function whyNotOfAge(
  {
    row,
    venue,
  }: { readonly row: Ages & Pick<Schedule['row'], 'startsAt'>; readonly venue: Pick<Schedule['venue'], 'timezone'> },
  { bornOn }: Pick<Person, 'bornOn'>,
): Refusal | undefined {
  return whyNotOfAgeOn(row, bornOn, localDate(row.startsAt, venue.timezone))
}

/** Refuses a person who is too young or too old on a day; an unknown date of birth is not judged. */
export function whyNotOfAgeOn(
  { minAge, maxAge }: Pick<Ages, 'minAge' | 'maxAge'>,
  bornOn: string | null,
  day: string,
): Refusal | undefined {
  if (bornOn === null || (minAge === null && maxAge === null)) return undefined
  const age = ageOn(bornOn, day)
  if (minAge !== null && age < minAge) return refuse('too_young', age, minAge)
  return maxAge !== null && age > maxAge ? refuse('too_old', age, maxAge) : undefined
}

function refuse(code: 'too_young' | 'too_old', age: number, limit: number): Refusal {
  const reason = { code, values: { age: String(age), limit: String(limit) } }
  return { reason, error: 'validation_failed', action: null, fields: { purchased_for_user_id: [textOf(reason)] } }
}
