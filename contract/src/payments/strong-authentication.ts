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

/** The form a bank's page posts back, in the spellings of both protocols and of the other providers. */
export const BankReturn = Type.Object({
  state: Type.Optional(Type.String({ maxLength: 1024, examples: ['captured'] })),
  payment_intent: Type.Optional(Type.String({ maxLength: 100 })),
  setup_intent: ours(Type.Optional(Type.String({ maxLength: 100 })), 'O-203: the bank comes back from a card set up'),
  redirect_status: Type.Optional(Type.String({ maxLength: 40 })),
  result_token: Type.Optional(Type.String({ maxLength: limits.scaResultLength })),
  cres: Type.Optional(
    Type.String({ maxLength: limits.scaResultLength, examples: ['eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6Ii4uLiJ9'] }),
  ),
  threeDSSessionData: Type.Optional(Type.String({ maxLength: 1024 })),
  PaRes: Type.Optional(Type.String({ maxLength: limits.scaResultLength })),
  MD: Type.Optional(Type.String({ maxLength: 1024 })),
})
