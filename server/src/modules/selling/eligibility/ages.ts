import type { SuitableFor, Text, Unworded } from '@touchline/contract'
import { localDate } from '@touchline/clock'
import type { Refusal } from '../../../purchasables/purchasable.ts'
import type { AgeRange, Schedule } from '../../schedules/index.ts'
import type { Person } from './person.ts'
import { text, textOf } from '../../../texts/index.ts'

type Ages = Pick<Schedule['row'], 'minAge' | 'maxAge' | 'ageLabel'>

/** The age from which somebody is an adult. */
const adult = 16

/** The ages a schedule is for, in the operator's words or else in ours; null where it is for anybody. */
export function suitableFor(ages: Ages): Unworded<SuitableFor> | null {
  const { minAge, maxAge, ageLabel } = ages
  if (minAge === null && maxAge === null && ageLabel === null) return null
  return { label: ageLabel ?? labelOf(ages), min_age: minAge, max_age: maxAge }
}

/** A range of ages in our words. */
export function agesOf(minAge: number | null, maxAge: number | null): Unworded<SuitableFor> {
  return { label: labelOf({ minAge, maxAge, ageLabel: null }), min_age: minAge, max_age: maxAge }
}

function labelOf({ minAge, maxAge }: Ages): Text {
  const [from, to] = [String(minAge), String(maxAge)]
  if (maxAge === null) {
    if (minAge === null || minAge === 0) return text('programme:ages_all')
    return text(minAge >= adult ? 'programme:adults_from' : 'programme:ages_from', { from })
  }
  if (minAge === maxAge) return text('programme:ages_exactly', { to })
  const isForChildren = maxAge <= adult + 1
  if (minAge === null) return text(isForChildren ? 'programme:children_up_to' : 'programme:ages_up_to', { to })
  return text(isForChildren ? 'programme:children_between' : 'programme:ages_between', { from, to })
}

/** Whole years on a day, both `YYYY-MM-DD`; a person born on 29 February is a year older on 1 March. */
export function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years
}

/**
 * Whether a kind of ticket, or a price, is for somebody of this age on a day. Without a date of birth a person counts as an adult.
 * [O-281, O-510]
 */
export function isForAgeOf(
  { ages }: { readonly ages: readonly AgeRange[] | null },
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
