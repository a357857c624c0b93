import Type, { type Static } from 'typebox'
import { define } from './define.ts'
import { stated } from './provenance.ts'

const date = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const time = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d'
const wallClock = (example: string) => Type.String({ pattern: `^${date} ${time}$`, examples: [example] })

/** A moment in UTC and at the venue. */
export const moment = {
  utc: wallClock('2026-04-13 17:00:00'),
  local: wallClock('2026-04-13 18:00:00'),
  timezone: Type.String({ minLength: 1, examples: ['Europe/London'] }),
}

/** `utc` and `local` as `YYYY-MM-DD HH:MM:SS`, and the IANA time zone of `local`. */
export const DateTime = define('DateTime', Type.Object(moment), stated('P3.1'))
export type DateTime = Static<typeof DateTime>

/** An instant on the wire outside the specified shapes: RFC 3339 in UTC. */
export const Instant = Type.String({ format: 'date-time' })

/** A calendar day, `YYYY-MM-DD`. */
export const CalendarDay = Type.String({ format: 'date' })
