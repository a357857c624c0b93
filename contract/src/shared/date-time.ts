import Type, { type Static } from 'typebox'
import { define } from './define.ts'
import { stated } from './provenance.ts'

const date = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const time = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d'
/** `YYYY-MM-DD HH:MM:SS`. */
export const wallClock = Type.String({ pattern: `^${date} ${time}$` })

/** `utc` and `local` as `YYYY-MM-DD HH:MM:SS`, and the IANA time zone of `local`. [P3-005, P3-006, P3-007] */
export const DateTime = define(
  'DateTime',
  Type.Object({ utc: wallClock, local: wallClock, timezone: Type.String({ minLength: 1 }) }),
  stated('P3.1'),
)
export type DateTime = Static<typeof DateTime>

/** An instant on the wire outside the specified shapes: RFC 3339 in UTC. */
export const Instant = Type.String({ format: 'date-time' })

/** A calendar day, `YYYY-MM-DD`. [O-63] */
export const CalendarDay = Type.String({ format: 'date' })
