import { sumOf } from '@touchline/money'
import { parseById } from '../../purchasables/parse-by-id.ts'
import { type Chosen, type Circumstances, type Decision, purchasable, refused } from '../../purchasables/purchasable.ts'
import type { Reads } from '../../repositories.ts'
import { quoteOf, words } from './penalty.ts'
import type { PenaltyRow } from './tables.ts'
import { penaltyWrites } from './repository.ts'
import { text } from '../../texts/index.ts'

/** All debts of one account together; the account's number is the customer's. */
type ReconciliationChoice = Chosen & { readonly accountId: number }

type Debt = Pick<PenaltyRow, 'amount' | 'placesId'> & {
  /** Another basket holds it. */
  readonly isHeld: boolean
}
type DebtFacts = ReadonlyMap<number, readonly Debt[]>

async function readDebts(reads: Reads, choices: readonly ReconciliationChoice[]): Promise<DebtFacts> {
  const facts = new Map<number, readonly Debt[]>()
  for (const accountId of new Set(choices.map((choice) => choice.accountId))) {
    const debts = await reads.penalties.openOf({ userId: accountId, type: 'debt' })
    const placesIds = debts.map(({ placesId }) => placesId)
    const places = placesIds.length > 0 ? await reads.places.byIds({ ids: placesIds }) : []
    const held = new Set(places.filter(({ consumed }) => consumed > 0).map(({ id }) => id))
    facts.set(
      accountId,
      debts.map(({ amount, placesId }) => ({ amount, placesId, isHeld: held.has(placesId) })),
    )
  }
  return facts
}

/** All debts that no basket holds, in one line; each is paid once. */
export function decideReconciliation(
  debts: readonly Debt[],
  { accountId }: Pick<ReconciliationChoice, 'accountId'>,
  { actor, insteadOf }: Pick<Circumstances, 'actor' | 'insteadOf'>,
): Decision {
  // Nobody learns about another person's debts.
  if (accountId !== actor.ownerId || debts.length === 0) {
    return refused({ reason: { code: 'not_found' }, error: 'item_not_found' })
  }
  const open = insteadOf === undefined ? debts.filter(({ isHeld }) => !isHeld) : debts
  if (open.length === 0) return refused({ reason: { code: 'in_basket' }, error: 'already_booked' })
  const amount = sumOf(open)
  const placesIds = open.map(({ placesId }) => placesId)
  return {
    kind: 'quote',
    quote: quoteOf({ name: text('penalties:outstanding_debts'), purchasableId: String(accountId), amount, placesIds }),
  }
}

export const debtReconciliationPurchasable = purchasable<ReconciliationChoice, DebtFacts>({
  parse: (item) => parseById(item, words, (common, accountId) => ({ ...common, accountId })),
  facts: readDebts,
  decide: (facts, choice, circumstances) =>
    decideReconciliation(facts.get(choice.accountId) ?? [], choice, circumstances),
  present: async (_reads, lines) =>
    new Map(lines.map(({ id }) => [id, { type: 'journal_transaction', journal_transaction_id: id }])),
  async fulfil(tx, lines, { now }) {
    const claims = await tx.places.liveOfOrderItems({ itemIds: lines.map(({ id }) => id) })
    const placesIds = claims.map(({ placesId }) => placesId)
    if (placesIds.length > 0) await penaltyWrites(tx).markPaidByPlaces({ placesIds, paidAt: now })
  },
  isBlockedByPenalties: false,
})
