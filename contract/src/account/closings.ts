import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { DateTime, Instant } from '../shared/date-time.ts'
import { define, nullable, oneOf, text } from '../shared/define.ts'
import { closingWaits } from '../shared/enumerations.ts'
import { data, Done } from '../shared/envelope.ts'
import { IntegerId } from '../shared/ids.ts'
import { type Meanings, meaningOf as of } from '../shared/meaning.ts'
import { Price } from '../shared/price.ts'
import { ours } from '../shared/provenance.ts'
import { spoken } from '../shared/spoken.ts'
import * as calls from './calls.ts'
import { PasswordAgain } from './password.ts'
import { tag } from './tag.ts'

const provenance = ours('O-265: people may close their account, and no call is stated that does')

export const closingMeanings: readonly Meanings[] = [
  of('ClosingWait', closingWaits, {
    money_owed: 'a charge is not paid',
    refund_under_way: 'money is on its way back',
    payment_under_way: 'a payment is not decided',
    booking_too_late: 'a booking can no longer be cancelled without a fee; it takes place first',
  }),
]

const What = Type.Object({
  bookings: Type.Array(
    Type.Object({
      id: IntegerId,
      name: spoken('Lane swim'),
      first_name: nullable(text('Safiya')),
      starts_at: DateTime,
    }),
    { description: 'To come, and cancelled by the closing with what their policy gives' },
  ),
  credit: Price,
  packages: Type.Array(
    Type.Object({
      id: IntegerId,
      name: text('Ten swims'),
      usages_left: Type.Integer({ examples: [4] }),
      expires_at: nullable(Instant),
    }),
  ),
  guest_passes: Type.Integer({ description: 'Passes that no guest has used', examples: [2] }),
  memberships: Type.Array(
    Type.Object({ name: text('Swim and gym'), ends_on: nullable(Type.String({ format: 'date' })) }),
  ),
  waitlists: Type.Integer({ description: 'Waitlists that somebody of the account is on', examples: [1] }),
  people: Type.Array(text('Safiya'), {
    description: 'First names of people whose account ends too: nobody else has them',
  }),
  owed: Price,
  refunds_under_way: Price,
})

/** Whether an account is about to be closed, and what ends with it. */
export const Closing = define(
  'Closing',
  Type.Object({
    asked_at: nullable(Type.String({ format: 'date-time', description: 'Null while nobody has asked' })),
    takes_effect_at: nullable(Type.String({ format: 'date-time', description: 'Until then it can be stopped' })),
    waits_for: Type.Array(oneOf(closingWaits), { description: 'Why it would have to wait if it were due now' }),
    ends: What,
  }),
  provenance,
)
export type Closing = Static<typeof Closing>

export const closingEndpoints = {
  readClosing: endpoint(calls.readClosing, {
    summary: 'What ends when the caller’s account is closed, and whether it is about to be',
    description: 'Can be asked before anything is decided. A call of ours: another platform may not have it.',
    tag,
    provenance,
    reply: data(Closing),
  }),
  askForClosing: endpoint(calls.askForClosing, {
    summary: 'Close the caller’s account in fourteen days',
    description:
      'Takes the password again, and is confirmed by mail. Asked again, the first date stays. With money owed, a payment or refund under way, or a booking that can no longer be cancelled without a fee, the closing waits once it is due, and says why. A call of ours: another platform may not have it.',
    tag,
    provenance,
    body: PasswordAgain,
    reply: data(Closing),
  }),
  stopClosing: endpoint(calls.stopClosing, {
    summary: 'Keep the account after all',
    description: 'Harmless when nobody has asked for the closing. A call of ours: another platform may not have it.',
    tag,
    provenance,
    bodyOptional: true,
    reply: data(Done),
  }),
}
