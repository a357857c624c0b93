import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { about } from '../shared/define.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { IntegerId } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { userId } from '../shared/parameters.ts'
import { ours } from '../shared/provenance.ts'
import { beginCardSetup, finishCardSetup, listSavedCards, readCardSetups, removeSavedCard } from './calls.ts'
import { CardSetup, CardSetupOutcome, CardSetups } from './card-setups.ts'
import { KeptCard } from './schemas.ts'
import { tag } from './tag.ts'

const keptCards = ours('O-191: no call is stated that tells customers which cards are kept for them')

const cardSetups = ours('O-203: no call is stated that keeps a card without a payment')

/** Cards that a customer keeps: of a payment, or without one. */
export const cardEndpoints = {
  listSavedCards: endpoint(listSavedCards, {
    summary: 'Cards that are kept for somebody, the one kept last first',
    description:
      'Also those that have expired, and those of a provider that the organisation no longer uses. A number is nowhere. A call of ours: another platform may not have it.',
    tag,
    provenance: keptCards,
    params: Type.Object({ userId }),
    query: Type.Object({ ...pageQuery }),
    reply: list(KeptCard),
  }),
  removeSavedCard: endpoint(removeSavedCard, {
    summary: 'Keep a card no longer, here and at the payment provider',
    description:
      'It is gone from the account at once; a provider that does not answer is told until it has heard. A call of ours: another platform may not have it.',
    tag,
    provenance: keptCards,
    params: Type.Object({ userId, savedCardId: about(IntegerId, 'Id of the card, as the list of cards has it.', 1) }),
    reply: data(Done),
  }),
  readCardSetups: endpoint(readCardSetups, {
    summary: 'Whether somebody can have a card kept without paying',
    description:
      'Where the payment provider of the organisation can, and where the customer may pay online. A call of ours: another platform may not have it.',
    tag,
    provenance: cardSetups,
    params: Type.Object({ userId }),
    reply: data(CardSetups),
  }),
  beginCardSetup: endpoint(beginCardSetup, {
    summary: 'Begin to keep a card without paying: what the browser enters it with',
    description:
      'Open the card form with `session_key` and enter the card with `client_secret`; then finish. No money moves, and the holder of the card is always authenticated. A set-up is worth one card and ends after an hour. A call of ours: another platform may not have it.',
    tag,
    provenance: cardSetups,
    params: Type.Object({ userId }),
    status: 201,
    reply: data(CardSetup),
  }),
  finishCardSetup: endpoint(finishCardSetup, {
    summary: 'Keep the card that was entered, or learn that the bank wants to see the customer first; safe to repeat',
    description:
      'Call it when the card form has taken the card, and again when the bank is done. `sca_required`: open `sca_url`, in a frame or as the page. `failed`: enter another card with the same secret. `succeeded` has the card, which takes its own place if it was kept before. A call of ours: another platform may not have it.',
    tag,
    provenance: cardSetups,
    params: Type.Object({
      userId,
      setupId: about(
        Type.String({ minLength: 1, maxLength: 40 }),
        'Id of a card that is about to be kept, as its beginning answered it.',
        '0190b8f4-6f5e-7a1c-9b7e-2f4f4a1e5c11',
      ),
    }),
    reply: data(CardSetupOutcome),
  }),
}
