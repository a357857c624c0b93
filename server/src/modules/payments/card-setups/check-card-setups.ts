import type { Reads } from '../../../repositories.ts'
import type { Broken } from '../invariants/rules.ts'
import type { CardSetupRow, SavedCardRow } from './tables.ts'
import { setupSweepKind } from './refresh-card-setup.ts'

export type SetupFacts = {
  readonly cards: readonly Pick<SavedCardRow, 'id' | 'userId' | 'provider' | 'token'>[]
  readonly setups: readonly {
    readonly row: Pick<CardSetupRow, 'uuid' | 'userId' | 'state' | 'savedCardId'>
    /** Open, with a job that will close it. */
    readonly isSwept: boolean
  }[]
}

export async function readSetupFacts(reads: Reads): Promise<SetupFacts> {
  const setups: SetupFacts['setups'][number][] = []
  for (const row of await reads.payments.listSetups()) {
    const isOpen = row.state === 'open'
    const sweep = isOpen ? await reads.jobs.find({ kind: setupSweepKind, subject: row.uuid }) : undefined
    setups.push({ row, isSwept: sweep !== undefined })
  }
  return { setups, cards: await reads.payments.listSavedCards() }
}

/** Rule 18: a saved card belongs to its own customer alone, and no set-up is left unfinished. */
export function checkSetups({ setups, cards }: SetupFacts): readonly Broken[] {
  const broken: Broken[] = []
  const byId = new Map(cards.map((card) => [card.id, card]))
  for (const { row, isSwept } of setups) {
    const say = (what: string) => broken.push({ rule: '18', detail: `card set up ${row.uuid}: ${what}` })
    if (row.state === 'open' && !isSwept) say('nobody will bring it to its end')
    const card = row.savedCardId === null ? undefined : byId.get(row.savedCardId)
    if (card && card.userId !== row.userId) say('its card is kept for somebody else')
  }
  const byToken = Map.groupBy(cards, ({ provider, token }) => `${provider} ${token}`)
  for (const ofToken of byToken.values()) {
    if (ofToken.length > 1)
      broken.push({ rule: '18', detail: `cards ${ofToken.map(({ id }) => id).join(', ')} are one at their provider` })
  }
  return broken
}
