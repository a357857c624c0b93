import { hour, minute } from '@touchline/clock'
import { PlatformError } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import type { Tx } from '../../../repositories.ts'
import type { SavedCardRow } from '../card-setups/tables.ts'
import { knownProvider } from '../providers/choose-provider.ts'
import { paymentWrites } from '../repository.ts'

type Forgotten = Pick<SavedCardRow, 'provider' | 'token'>

const kind = 'forget-card'
/** The delays before an unanswering provider is told again. */
const patience = { first: minute, later: hour } as const

const subjectOf = ({ provider, token }: Forgotten) => `${provider} ${token}`

/**
 * Removes a card from a customer's account at once; the provider is told until it answers. Throws `item_not_found` for
 * a card that is not the customer's. [O-191]
 */
export async function removeSavedCard(deps: Deps, card: Pick<SavedCardRow, 'id' | 'userId'>): Promise<void> {
  const now = deps.clock.now()
  const removed = await deps.store.write(async (tx) => {
    const row = await paymentWrites(tx).removeSavedCard(card)
    if (row) await forgetSoon(tx, row, now)
    return row
  })
  if (!removed) throw new PlatformError('item_not_found')
  await forget(deps, removed)
}

/** Schedules the deletion of an unusable card at the provider. */
export async function forgetSoon(tx: Tx, { provider, token }: Forgotten, now: number): Promise<void> {
  await tx.jobs.put({ kind, subject: subjectOf({ provider, token }), dueAt: now + patience.first })
}

/** Removes all cards of a user who leaves, and the names on the cards they paid with. Part of a transaction. */
export async function forgetCardsOf(
  tx: Tx,
  { userId, now }: { readonly userId: number; readonly now: number },
): Promise<void> {
  for (const card of await paymentWrites(tx).removeCardsOf({ userId })) await forgetSoon(tx, card, now)
  await paymentWrites(tx).forgetHolder({ userId })
}

/** A provider that refuses no longer knows the card. */
async function forget(deps: Deps, card: Forgotten): Promise<void> {
  const { kind: outcome } = await deps.gateway.providerOf(card.provider).forgetCard(card.token)
  const dueAt = deps.clock.now() + patience.later
  await deps.store.write((tx) => (outcome === 'unknown' ? again(tx, card, dueAt) : done(tx, card)))
}

const again = (tx: Tx, card: Forgotten, dueAt: number) => tx.jobs.put({ kind, subject: subjectOf(card), dueAt })
const done = (tx: Tx, card: Forgotten) => tx.jobs.remove({ kind, subject: subjectOf(card) })

export const forgetCards: JobHandler = {
  kind,
  describe: async () => 'a card that was removed is forgotten by its provider',
  run: async (deps, subject) => {
    const [provider = '', token = ''] = subject.split(' ')
    await forget(deps, { provider: knownProvider(deps.gateway, provider), token })
  },
  asksGateway: true,
}
