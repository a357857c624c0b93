import { type Authorisation, PlatformError } from '@touchline/contract'
import type { InstrumentKind, NewPayment } from '../providers/provider.ts'

const kinds = ['card_identifier', 'payment_method_id', 'setup_intent_id', 'saved_card_id'] as const

/** The one thing to pay with that a request names, among those its provider takes. Throws `validation_failed`. */
export function instrumentOf(
  body: Pick<Authorisation, InstrumentKind | 'save_card'>,
  accepted: readonly InstrumentKind[],
): NewPayment['instrument'] {
  const given = kinds.flatMap((kind) => (body[kind] ? [{ kind, value: body[kind] }] : []))
  for (const { kind } of given) {
    if (!accepted.includes(kind)) throw refused(kind, 'This cannot be used with this payment provider.')
  }
  if (body.save_card) throw refused('save_card', 'Cards cannot be saved yet.')
  const [instrument, second] = given
  if (!instrument) throw refused(accepted[0] ?? 'card_identifier', 'This field is required.')
  if (second) throw refused(second.kind, 'Name one thing to pay with.')
  return instrument
}

function refused(field: string, text: string): PlatformError {
  return new PlatformError('validation_failed', { fields: { [field]: [text] } })
}
