import Type, { type Static } from 'typebox'
import { define, nullable, oneOf } from '../shared/define.ts'
import { cardSetupStatuses } from '../shared/enumerations.ts'
import { Uuid } from '../shared/ids.ts'
import { PaymentProvider } from '../shared/payment-provider.ts'
import { inferred, ours } from '../shared/provenance.ts'
import { config, KeptCard, PaymentProblem } from './schemas.ts'

const cardSetup = ours('O-203: no call is stated that keeps a card without a payment')

/** Names as in the documents' calls that prepare and authorise a payment. */
const [prepared, authorised] = ['P7.3: as /prepare answers it', 'P7.3: as /authorise answers it'] as const

export const CardSetups = define(
  'CardSetups',
  Type.Object({
    available: Type.Boolean({ description: 'A card can be kept without paying' }),
    payment_provider: inferred(PaymentProvider, prepared),
  }),
  cardSetup,
)

/** A card about to be saved without a payment. */
export const CardSetup = define(
  'CardSetup',
  Type.Object({
    setup_id: Uuid,
    payment_provider: inferred(PaymentProvider, prepared),
    session_key: inferred(
      Type.String({
        description: 'Key of the card form',
        examples: ['pk_test_N0YpxmWW78XgekZlULMWKodwmfPOk7zl1-9t1gmEgRA'],
      }),
      prepared,
    ),
    client_secret: Type.String({
      description: 'For the card form: the card is entered with it',
      examples: ['seti_019d672b-8a80-71bb-8cf7-925129af570d_secret_361a638b803f627496428f12b1e9929d'],
    }),
    config: inferred(config, prepared),
    expires_in: Type.Integer({ description: 'Seconds' }),
  }),
  cardSetup,
)
export type CardSetup = Static<typeof CardSetup>

/** The state of a card set-up. */
export const CardSetupOutcome = define(
  'CardSetupOutcome',
  Type.Object({
    setup_id: Uuid,
    status: oneOf(cardSetupStatuses),
    error: inferred(nullable(PaymentProblem), authorised),
    sca_url: inferred(
      nullable(
        Type.String({
          description: "The bank's page, to be opened as a link or in a frame",
          examples: ['http://127.0.0.1:4100/gateway/acs/challenge'],
        }),
      ),
      authorised,
    ),
    saved_card: nullable(KeptCard),
  }),
  cardSetup,
)
export type CardSetupOutcome = Static<typeof CardSetupOutcome>
