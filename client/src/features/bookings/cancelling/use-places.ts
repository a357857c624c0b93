import { useState } from 'react'
import { platformNow } from '../../../app/platform-clock.ts'
import { instantOf } from '../../../i18n/calendar.ts'
import { entriesOf } from '../booking-rows.ts'
import type { SharedRow } from '../booking-rows.ts'
import { alone, isPostponed } from '../my-bookings.ts'
import type { Entry, MyBooking } from '../my-bookings.ts'
import { keysOf, partOf, placesOf } from './places.ts'
import type { Place } from './places.ts'
import { useCampDays } from './use-camp-days.ts'

/** The places of a row, and those that would be cancelled or moved. */
export type Places = {
  readonly entries: readonly Entry[]
  /** Those with a tick of their own. */
  readonly places: readonly Place[]
  /** They are days of a camp; else people, or tickets. */
  readonly isByDay: boolean
  readonly going: readonly Entry[]
  /** The number of ticks in `going`. */
  readonly count: number
  readonly isGoing: (place: Pick<Place, 'key'>) => boolean
  readonly choose: (keys: readonly string[], isGoing: boolean) => void
}

/** Whether a booking has not begun and is not cancelled. */
export function isToCome({ status, startsAt }: MyBooking): boolean {
  return status === 'settled' && instantOf(startsAt) > platformNow()
}

/** Chooses among the places of a row. A single one is chosen at first, and of several none. [O-580] */
export function usePlaces(row: SharedRow): Places {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const days = useCampDays(row.first)
  const isByDay = days.length > 1
  const entries = isByDay ? days.map(alone) : entriesOf(row)
  const open = isByDay ? entries.filter(({ booking }) => isToCome(booking)) : entries
  const keys = open.flatMap(({ booking }) => keysOf(booking))
  const isAtFirst = keys.length === 1
  const isChosen = (key: string) => chosen.get(key) ?? isAtFirst
  const going = open.flatMap((entry) => {
    const tickets = keysOf(entry.booking).filter(isChosen).length
    return tickets > 0 ? [partOf(entry, tickets)] : []
  })
  return {
    entries,
    places: placesOf(entries),
    isByDay,
    going,
    count: keys.filter(isChosen).length,
    isGoing: ({ key }) => isChosen(key),
    choose: (keys, isGoing) =>
      setChosen((before) => new Map([...before, ...keys.map((key) => [key, isGoing] as const)])),
  }
}

/**
 * The bookings of a calendar file: the chosen days, else all to come; one booking for people who share a session. A
 * postponed session has no date to add. [O-540]
 */
export function calendarOf({ entries, isByDay, going }: Places): readonly MyBooking[] {
  const bookings = (isByDay && going.length > 0 ? going : entries)
    .map(({ booking }) => booking)
    .filter((booking) => !isPostponed(booking))
  const toCome = bookings.filter(isToCome)
  return isByDay && toCome.length > 0 ? toCome : bookings.slice(0, 1)
}
