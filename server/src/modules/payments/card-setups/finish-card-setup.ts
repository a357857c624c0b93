import { type CardSetupOutcome, PlatformError, type Text, type Unworded } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import type { CardSetupView } from '../providers/provider.ts'
import { problemOf } from '../problem.ts'
import { presentKeptCard } from '../saved-cards/saved-cards.ts'
import type { CardSetupRow, CardSetupState } from './tables.ts'
import { refreshCardSetup } from './refresh-card-setup.ts'
import { text } from '../../../texts/index.ts'

type Named = { readonly userId: number; readonly setupId: string }

/**
 * Saves the card that was entered, or answers the next step; repeating it is safe. Throws `item_not_found` for another
 * user's set-up as for an unknown one, and `card_setup_failed` while the provider does not answer.
 */
export async function finishCardSetup(
  deps: Deps,
  { userId, setupId: uuid }: Named,
): Promise<Unworded<CardSetupOutcome>> {
  const row = await deps.store.read((reads) => reads.payments.setup({ uuid }))
  if (row?.userId !== userId) throw new PlatformError('item_not_found')
  const view = row.state === 'open' ? await refreshCardSetup(deps, row) : undefined
  if (row.state === 'open' && !view) throw new PlatformError('card_setup_failed')
  const now = deps.clock.now()
  return deps.store.read(async (reads) => {
    const current = (await reads.payments.setup({ uuid })) ?? row
    const cards = await reads.payments.savedCardsOf({ userId, provider: row.provider })
    const card = cards.find(({ id }) => id === current.savedCardId)
    return { ...present(current, view), saved_card: card ? presentKeptCard(card, now) : null }
  })
}

const ended = { succeeded: 'succeeded', over: 'over' } as const satisfies Readonly<
  Record<Exclude<CardSetupState, 'open'>, Unworded<CardSetupOutcome>['status']>
>

function present(
  { uuid, state }: CardSetupRow,
  view: CardSetupView | undefined,
): Omit<Unworded<CardSetupOutcome>, 'saved_card'> {
  const nothing = { setup_id: uuid, error: null, sca_url: null } as const
  if (state !== 'open') return { ...nothing, status: ended[state] }
  if (view?.decline)
    return { ...nothing, status: 'failed', error: { ...problemOf(view), message: whyNot(view.decline) } }
  if (view?.bankUrl) return { ...nothing, status: 'sca_required', sca_url: view.bankUrl }
  return { ...nothing, status: view?.state === 'waiting' ? 'open' : 'processing' }
}

/** A customer who failed the bank's check has not had a card declined. */
function whyNot({ code }: NonNullable<CardSetupView['decline']>): Text {
  return code === 'authentication_failed' ? text('payments:owner_not_confirmed') : text('payments:card_not_saved')
}
