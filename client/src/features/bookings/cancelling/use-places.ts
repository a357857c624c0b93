import { useState } from 'react'
import { platformNow } from '../../../app/platform-clock.ts'
import { instantOf } from '../../../i18n/calendar.ts'
import { entriesOf } from '../booking-rows.ts'
import type { SharedRow } from '../booking-rows.ts'
import { alone } from '../my-bookings.ts'
import type { Entry, MyBooking } from '../my-bookings.ts'
import { useCampDays } from './use-camp-days.ts'

/** The places of a row, and those that would be cancelled or moved. */
export type Places = {
  readonly places: readonly Entry[]
  /** They are days of a camp; else people, or tickets. */
  readonly isByDay: boolean
  readonly going: readonly Entry[]
  readonly choose: (bookingIds: readonly number[], isGoing: boolean) => void
}

/** Whether a booking has not begun and is not cancelled. */
export function isToCome({ status, startsAt }: MyBooking): boolean {
  return status === 'settled' && instantOf(startsAt) > platformNow()
}

/** Chooses among the places of a row. All people are chosen at first, and of several days none, which cost too much. */
export function usePlaces(row: SharedRow): Places {
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map())
  const days = useCampDays(row.first)
  const isByDay = days.length > 1
  const places = isByDay ? days.map(alone) : entriesOf(row)
  const open = isByDay ? places.filter(({ booking }) => isToCome(booking)) : places
  const isAtFirst = !isByDay || open.length === 1
  return {
    places,
    isByDay,
    going: open.filter(({ booking }) => chosen.get(booking.id) ?? isAtFirst),
    choose: (bookingIds, isGoing) => setChosen(new Map([...chosen, ...bookingIds.map((id) => [id, isGoing] as const)])),
  }
}

/** The bookings of a calendar file: the chosen days, else all to come; one booking for people who share a session. */
export function calendarOf({ places, isByDay, going }: Places): readonly MyBooking[] {
  const bookings = (isByDay && going.length > 0 ? going : places).map(({ booking }) => booking)
  const toCome = bookings.filter(isToCome)
  return isByDay && toCome.length > 0 ? toCome : bookings.slice(0, 1)
}
