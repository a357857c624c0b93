import Type, { type Static } from 'typebox'
import { define } from './define.ts'

const wallClock = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' })

/** `utc` and `local` as `YYYY-MM-DD HH:MM:SS`, and the IANA time zone of `local`. [P3-005, P3-006] */
export const DateTime = define(
  'DateTime',
  Type.Object({ utc: wallClock, local: wallClock, timezone: Type.String({ minLength: 1 }) }),
)
export type DateTime = Static<typeof DateTime>

/** An instant on the wire outside the specified shapes: RFC 3339 in UTC. */
export const Instant = Type.String({ format: 'date-time' })

/** A calendar day, `YYYY-MM-DD`. [O-63] */
export const CalendarDay = Type.String({ format: 'date' })
