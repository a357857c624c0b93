import Type, { type Static } from 'typebox'
import { define, nullable, oneLine, oneOf, strictObject } from '../shared/define.ts'
import { tenderTypes } from '../shared/enumerations.ts'
import { IntegerId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'

/** The capacity: shared, or by channel; which of the two never changes. */
const CapacityChange = Type.Union([
  strictObject({
    strategy: Type.Literal('shared'),
    maximum: Type.Integer({ minimum: 1, maximum: limits.integer, examples: [45] }),
  }),
  strictObject({
    strategy: Type.Literal('split'),
    online: Type.Integer({ minimum: 0, maximum: limits.integer }),
    foh: Type.Integer({ minimum: 0, maximum: limits.integer }),
  }),
])

/** A time by the clock of the venue. */
export const StartTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'HH:MM, 24 hours' })

/** A change of an occurrence by staff; omitted fields stay. */
export const OccurrenceChange = define(
  'OccurrenceChange',
  strictObject({
    start_time: Type.Optional(
      Type.String({
        pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
        description: 'HH:MM, 24 hours, on the day it is on and by the clock of the venue',
      }),
    ),
    duration_minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.durationMinutes })),
    location_ids: Type.Optional(
      Type.Array(IntegerId, {
        minItems: 1,
        maxItems: 10,
        description: 'One location, or several in one building, and if wanted those that contain them: O-512',
      }),
    ),
    friendly_location_name: Type.Optional(
      nullable(oneLine({ maxLength: limits.nameLength, examples: ['Pitch 1, by the old signal box'] })),
    ),
    instructor_ids: Type.Optional(Type.Array(IntegerId, { maxItems: 20 })),
    capacity: Type.Optional(inferred(CapacityChange, 'P5: shared capacity, split capacity with online and foh')),
  }),
  stated('P5'),
)
export type OccurrenceChange = Static<typeof OccurrenceChange>

/** Places that staff keep for a club or a school. */
export const NewBlock = define(
  'NewBlock',
  strictObject({
    user_id: IntegerId,
    count: Type.Integer({ minimum: 1, maximum: limits.integer }),
    is_paid: Type.Optional(Type.Boolean({ default: false })),
    tender_types: Type.Optional(Type.Array(oneOf(tenderTypes), { maxItems: tenderTypes.length })),
    payment_reference: Type.Optional(nullable(oneLine({ minLength: 1, maxLength: limits.nameLength }))),
  }),
  ours('O-93'),
)
export type NewBlock = Static<typeof NewBlock>
