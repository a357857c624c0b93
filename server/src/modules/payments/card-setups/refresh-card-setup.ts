import { hour, minute } from '@touchline/clock'
import type { Deps } from '../../../deps.ts'
import { failureCode } from '../../../infra/store/classify.ts'
import type { JobHandler } from '../../../infra/jobs/index.ts'
import type { Tx } from '../../../repositories.ts'
import type { CardSetupView, PaidCard } from '../providers/provider.ts'
import { putCard } from '../saved-cards/saved-cards.ts'
import type { CardSetupRow } from './tables.ts'
import { paymentWrites } from '../repository.ts'

export const setupSweepKind = 'card-setup-sweep'
const kind = setupSweepKind
/** After the end of a set-up, so that its provider has come to it too; and until one that did not answer is asked again. */
const patience = { grace: minute, later: hour } as const

export async function scheduleSetupSweep(tx: Tx, uuid: string, expiresAt: number): Promise<void> {
  await tx.jobs.put({ kind, subject: uuid, dueAt: expiresAt + patience.grace })
}

/**
 * Asks the provider how far a card is and writes down what is final: a kept card stands with the others from then on, once,
 * however many ask at the same time. Answers what the provider said; undefined where it did not. What it says may be old:
 * then it is less far than it is, and is asked again.
 */
export async function refreshCardSetup(deps: Deps, row: CardSetupRow): Promise<CardSetupView | undefined> {
  const answer = await deps.gateway.providerOf(row.provider).cardSetups?.look(row.gatewayId)
  if (answer?.kind !== 'done') return undefined
  const { state, card } = answer.value
  if (state === 'kept' && card && card.savedAs !== null) await keep(deps, row, card, card.savedAs)
  if (state === 'over') await end(deps, row)
  return answer.value
}

/** The same where nobody waits for the answer: whoever finishes it, or the sweep, asks again. */
export async function tryRefreshCardSetup(deps: Deps, row: CardSetupRow): Promise<void> {
  try {
    await refreshCardSetup(deps, row)
  } catch (error) {
    deps.log('warn', 'card not kept at once', { error: failureCode(error) })
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
 * Brings a set-up to its end that nobody has: a card that its customer did enter is kept, anything else is given up at the
 * provider, unless its bank has been asked for more time. Two at once do no harm.
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
