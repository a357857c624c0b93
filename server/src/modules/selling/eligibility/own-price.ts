import { localDate } from '@touchline/clock'
import { type Audiences, everybody } from '../../pricing/index.ts'
import { overlap, type Span } from '../../clashes/index.ts'
import type { OccurrenceRow, Schedule, TicketRow } from '../../schedules/index.ts'
import { isForAgeOf } from './ages.ts'
import { audiencesAt, type Person } from './person.ts'

/** A place at an occurrence. */
export type Place = {
  readonly schedule: Pick<Schedule, 'row' | 'venue'>
  readonly row: Pick<OccurrenceRow, 'startsAt' | 'endsAt'>
  /** Undefined where it is not sold by ticket. */
  readonly ticket?: Pick<TicketRow, 'ages'> | undefined
}

type Besides = {
  /** The line being changed. */
  readonly insteadOf?: number | undefined
  /** Times at which the person has their own price in the same request. */
  readonly taken?: readonly Span[]
}

/**
 * Whether a person can have a place at their own price, or by their own package: once at a time, for a ticket of a kind
 * that is for them. [O-281]
 */
export function mayHaveOwnPrice({ schedule, row, ticket }: Place, person: Person, besides: Besides = {}): boolean {
  const { insteadOf, taken = [] } = besides
  if (ticket && !isForAgeOf(ticket, person, localDate(row.startsAt, schedule.venue.timezone))) return false
  const had = person.bookings.filter(({ atOwnPrice, itemId }) => atOwnPrice && itemId !== insteadOf)
  return ![...had, ...taken].some((span) => overlap(span, row))
}

/** The audiences whose price a person has for one place; everybody's where their own price is not to be had. */
export function ownAudiences(place: Place, person: Person, besides: Besides = {}): Audiences {
  return mayHaveOwnPrice(place, person, besides) ? audiencesAt(person, place.schedule, place.row.startsAt) : everybody
}
