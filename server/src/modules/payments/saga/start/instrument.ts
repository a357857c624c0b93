import { type Authorisation, PlatformError, type Text } from '@touchline/contract'
import type { Reads } from '../../../../repositories.ts'
import { type Instrument, type InstrumentKind, instrumentKinds } from '../../providers/provider.ts'
import { getOwnCard, getSetUpCard } from '../../saved-cards/saved-cards.ts'
import type { SavedCardRow } from '../../card-setups/tables.ts'
import { text } from '../../../../texts/index.ts'

/** The fields of a request that identify a card. */
export type InstrumentFields = Partial<Pick<Authorisation, InstrumentKind>>

/**
 * The instrument named in a request, if its provider takes it; null where the card is in the session. Throws
 * `validation_failed`.
 */
export function instrumentOf(body: InstrumentFields, accepted: readonly InstrumentKind[]): Instrument | null {
  const given = instrumentKinds.flatMap((kind) => (body[kind] ? [{ kind, value: body[kind] }] : []))
  for (const { kind } of given) {
    if (!accepted.includes(kind)) throw refused(kind, text('payments:not_with_provider'))
  }
  const [instrument, second] = given
  if (second) throw refused(second.kind, text('payments:name_one_way'))
  if (instrument) return instrument
  if (accepted[0] === undefined) return null
  throw refused(accepted[0], text('fields:required_here'))
}

/** The instrument; a saved card or a set-up must be the customer's own and becomes the provider's id. */
export async function findInstrument(
  reads: Reads,
  instrument: Instrument | null,
  of: Pick<SavedCardRow, 'userId' | 'provider'>,
  now: number,
): Promise<Instrument | null> {
  if (instrument?.kind === 'saved_card_id') {
    const { token: value } = await getOwnCard(reads, { ...of, id: instrument.value }, now)
    return { ...instrument, value }
  }
  if (instrument?.kind === 'setup_intent_id') {
    const { token: value } = await getSetUpCard(reads, { ...of, gatewayId: instrument.value }, now)
    return { ...instrument, value }
  }
  return instrument
}

/** Whether it is a saved card: it is not saved again, and nobody else pays with it. */
export function isOfKeptCard(instrument: Instrument | null): boolean {
  return instrument?.kind === 'saved_card_id' || instrument?.kind === 'setup_intent_id'
}

function refused(field: string, problem: Text): PlatformError {
  return new PlatformError('validation_failed', { fields: { [field]: [problem] } })
}
