import { hour, minute } from '@touchline/clock'
import { describeError } from '@touchline/serving'
import type { Deps } from '../../../deps.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import type { Tx } from '../../../repositories.ts'
import type { CardSetupView, PaidCard } from '../providers/provider.ts'
import { putCard } from '../saved-cards/saved-cards.ts'
import type { CardSetupRow } from './tables.ts'
import { paymentWrites } from '../repository.ts'

export const setupSweepKind = 'card-setup-sweep'
const kind = setupSweepKind
/**
 * The grace after a set-up's end, so that its provider has ended it too; and the wait before an unanswered one is asked
 * again.
 */
const patience = { grace: minute, later: hour } as const

export async function scheduleSetupSweep(tx: Tx, uuid: string, expiresAt: number): Promise<void> {
  await tx.jobs.put({ kind, subject: uuid, dueAt: expiresAt + patience.grace })
}

/**
 * Asks the provider for the state of a set-up and stores a final one. The card is saved once, however many ask at the
 * same time. Answers the provider's state, undefined without an answer. A stale answer is only less advanced and is
 * asked again.
 */
export async function refreshCardSetup(deps: Deps, row: CardSetupRow): Promise<CardSetupView | undefined> {
  const answer = await deps.gateway.providerOf(row.provider).cardSetups?.look(row.gatewayId)
  if (answer?.kind !== 'done') return undefined
  const { state, card } = answer.value
  if (state === 'kept' && card && card.savedAs !== null) await keep(deps, row, card, card.savedAs)
  if (state === 'over') await end(deps, row)
  return answer.value
}

/** Settles without a waiting caller: the customer's own call, or the sweep, asks again. */
export async function tryRefreshCardSetup(deps: Deps, row: CardSetupRow): Promise<void> {
  try {
    await refreshCardSetup(deps, row)
  } catch (error) {
    deps.log('warn', 'card not kept at once', describeError(error))
  }
}

async function keep({ store, ids, clock }: Deps, row: CardSetupRow, card: PaidCard, token: string): Promise<void> {
  const { uuid, userId, provider } = row
  const { brand, lastFour, expiry } = card
  const id = await ids.integer('saved_card')
  const savedAt = clock.now()
  await store.write(async (tx) => {
    if (!(await paymentWrites(tx).setupKept({ uuid, savedCardId: id }))) return
    const facts = { userId, provider, token, brand, lastFour, expiry, cardholderName: null, savedAt }
    await paymentWrites(tx).noteSetupCard({ uuid, savedCardId: await putCard(tx, { id, ...facts }) })
    await tx.jobs.remove({ kind, subject: uuid })
  })
}

async function end({ store }: Deps, { uuid }: CardSetupRow): Promise<void> {
  await store.write(async (tx) => {
    await paymentWrites(tx).setupOver({ uuid })
    await tx.jobs.remove({ kind, subject: uuid })
  })
}

/**
 * Ends an unfinished set-up: saves a card that was entered, else cancels it at the provider, unless its bank asked for
 * more time. Safe to run twice at once.
 */
async function sweep(deps: Deps, uuid: string): Promise<void> {
  const row = await deps.store.read((reads) => reads.payments.setup({ uuid }))
  if (row?.state !== 'open') return
  const view = await refreshCardSetup(deps, row)
  if (view?.state === 'kept' || view?.state === 'over') return
  const now = deps.clock.now()
  if (view && view.expiresAt > now) return lookAgain(deps, uuid, view.expiresAt + patience.grace)
  const answer = await deps.gateway
    .providerOf(row.provider)
    .cardSetups?.cancel(`setup-over:${uuid}:${now}`, row.gatewayId)
  const isGone = answer?.kind === 'done' || (answer?.kind === 'refused' && answer.reason === 'not_found')
  if (isGone) return end(deps, row)
  await lookAgain(deps, uuid, now + patience.later)
}

async function lookAgain({ store }: Deps, uuid: string, dueAt: number): Promise<void> {
  await store.write((tx) => tx.jobs.put({ kind, subject: uuid, dueAt }))
}

export const cardSetupSweep: JobHandler = {
  kind,
  describe: async () => 'a card that nobody finished saving is given up',
  run: sweep,
  asksGateway: true,
}
