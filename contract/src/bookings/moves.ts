import Type, { type Static } from 'typebox'
import { DateTime } from '../shared/date-time.ts'
import { define, nullable } from '../shared/define.ts'
import { OccurrenceId } from '../shared/ids.ts'
import { ours } from '../shared/provenance.ts'

/** A session that a booking can be moved to, at the price that was paid. [O-94] */
export const Move = define(
  'Move',
  Type.Object({
    occurrence_id: OccurrenceId,
    starts_at: DateTime,
    ends_at: DateTime,
    location_name: Type.String(),
    available: nullable(Type.Integer({ description: 'Places left; null: no end of them' })),
  }),
  ours('O-94'),
)
export type Move = Static<typeof Move>
