import Type, { type Static } from 'typebox'
import { DateTime } from '../shared/date-time.ts'
import { define, nullable } from '../shared/define.ts'
import { OccurrenceId } from '../shared/ids.ts'
import { CancellationSummary } from '../occurrences/terms.ts'
import { ours } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'

/** A session that a booking can be moved to at the price already paid. */
export const Move = define(
  'Move',
  Type.Object({
    occurrence_id: OccurrenceId,
    starts_at: DateTime,
    ends_at: DateTime,
    location_name: spoken('River meadow'),
    available: nullable(Type.Integer({ description: 'Places left; null: no end of them', examples: [45] })),
    cancellation_summary: ours(
      Type.Optional(nullable(CancellationSummary)),
      'O-571: the terms of cancelling the booking after the move; without `until` it can be moved no further',
    ),
  }),
  ours('O-94'),
)
export type Move = Static<typeof Move>
