import Type, { type Static } from 'typebox'
import { Instant } from '../shared/date-time.ts'
import { define, nullable, oneOf, strictObject, text } from '../shared/define.ts'
import { IntegerId } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { ours } from '../shared/provenance.ts'
import { declineCodes, faultEffects, faultOperations, sagaPoints, simulatedProviders } from './fault-kinds.ts'

const provenance = ours('O-108: control of the sandbox, O-182 and O-183; a real platform has none of it')
const count = Type.Integer({ minimum: 1, maximum: 1000 })
const call = Type.String({ minLength: 1, maxLength: 60, description: 'Name of a call of the platform, or `any`' })
const operation = oneOf(faultOperations, 'What the platform or a browser asks of the card gateway')

const point = oneOf(sagaPoints, 'Of a completion, for the effect `platform_crash_after`')

/**
 * A deliberate fault: at the card gateway when `operation` is given, at a call of the platform when `call` is, in the
 * middle of a completion when `point` is.
 */
export const NewFault = strictObject({
  match: strictObject({
    operation: Type.Optional(operation),
    call: Type.Optional(call),
    point: Type.Optional(point),
    provider: Type.Optional(nullable(oneOf(simulatedProviders, 'Only what this provider is asked'))),
    nth: Type.Optional({ ...count, description: 'The first that it hits, from 1 up' }),
    vendor_tx_code: Type.Optional(nullable(Type.String({ maxLength: 40, examples: ['T-1'] }))),
  }),
  effect: oneOf(faultEffects),
  times: Type.Optional({ ...count, description: 'How many it hits; one when left out' }),
  ms: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 2_592_000_000, description: 'How long it waits' }))),
  status: Type.Optional(
    nullable(Type.Integer({ minimum: 400, maximum: 599, description: 'Of the answer, for the effect `status`' })),
  ),
  stored: Type.Optional(Type.Boolean({ description: 'The gateway keeps the broken answer under the key' })),
  code: Type.Optional(nullable(oneOf(declineCodes, 'Why a card is declined, for the effect `decline_next`'))),
  count: Type.Optional({ ...count, description: 'How often an event comes, for the effect `webhook_duplicate`' }),
})
export type NewFault = Static<typeof NewFault>

export const Fault = define(
  'Fault',
  Type.Object({
    match: Type.Object({
      operation: nullable(operation),
      call: nullable(call),
      point: nullable(point),
      provider: nullable(oneOf(simulatedProviders)),
      nth: Type.Integer({ examples: [2] }),
      vendor_tx_code: nullable(text('T-1')),
    }),
    effect: oneOf(faultEffects),
    times: Type.Integer(),
    ms: nullable(Type.Integer()),
    status: nullable(Type.Integer()),
    fired: Type.Integer({ description: 'How many it has hit' }),
  }),
  provenance,
)
export type Fault = Static<typeof Fault>

/** One request to the platform. The newest are kept; bodies, queries and tokens never are. */
export const JournalEntry = define(
  'JournalEntry',
  Type.Object({
    number: IntegerId,
    at: Instant,
    method: Type.String(),
    path: Type.String({
      description: 'Without its query; what is secret in it is left out',
      examples: [
        '/checkout/vuTEHts3gpz4DIwtP5phAXovxO8NlkCqTUc1sOTGbms?token=Yq7w-mMR5N1rIZ87N67paP3KThJUuiU2eceb89Rn1s0',
      ],
    }),
    call: text('addItems'),
    status: Type.Integer(),
    duration_ms: Type.Integer({ minimum: 0 }),
    correlation_id: Type.String({
      maxLength: limits.correlationIdLength,
      description: 'Of the header X-Correlation-Id, or made for the request; it is in the answer too',
    }),
    fault: Type.Boolean({ description: 'A fault was at work' }),
  }),
  provenance,
)
export type JournalEntry = Static<typeof JournalEntry>
