import Type, { type Static } from 'typebox'
import { define, oneOf, strictObject, text } from '../shared/define.ts'
import { scaEndings, transactionStatuses } from '../shared/enumerations.ts'
import { Uuid } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { ours, stated } from '../shared/provenance.ts'
import { PaymentProblem } from './schemas.ts'

export const ScaReport = strictObject({
  transaction_uuid: Uuid,
  sca_result: Type.String({
    maxLength: limits.scaResultLength,
    description:
      "The payload that the bank's page gave back: `cres` or `PaRes`, for `session-provider` its `result_token`. Where that page has posted to the platform's own return address, the platform has it, and a hint is enough: `authorised`, `failed`, `timeout` or an empty text. `cancelled` gives the payment up. It proves nothing: the gateway is asked how the step ended.",
    examples: ['eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6Ii4uLiJ9'],
  }),
})
export type ScaReport = Static<typeof ScaReport>

export const ScaOutcome = define(
  'ScaOutcome',
  Type.Object({
    transaction_id: text('1'),
    status: oneOf(transactionStatuses),
    error: ours(Type.Optional(PaymentProblem), 'O-106: why it failed'),
    ended: ours(Type.Optional(oneOf(scaEndings)), 'O-106: how the step ended, where no bank has declined'),
  }),
  stated('P7.3'),
)
export type ScaOutcome = Static<typeof ScaOutcome>

/** The form that a bank's page posts back: its fields are those of the provider that named the bank. */
export const BankReturn = Type.Record(Type.String(), Type.String({ maxLength: limits.scaResultLength }), {
  maxProperties: 50,
  description: 'Fields of the bank, for the provider of the payment',
})
