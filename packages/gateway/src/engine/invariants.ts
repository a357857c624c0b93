import { findReusableCard } from '../store/cards.ts'
import { findChallengeOfSetup } from '../store/challenges.ts'
import type { Db } from '../store/database.ts'
import { listSetups } from '../store/setups.ts'
import { listStateChanges, listTransactions, type Transaction } from '../store/transactions.ts'
import { listLedger, type LedgerKind, type LedgerRow } from './ledger.ts'
import { canMove, nextStates } from './states.ts'

export type BrokenRule = { readonly rule: string; readonly detail: string }

/** Checks the money and state rules of one merchant against its rows; an empty list means that all hold. */
export function findBrokenRules(db: Db, merchantId: string): readonly BrokenRule[] {
  const ledger = listLedger(db, merchantId)
  const transactions = listTransactions(db, merchantId)
  return [
    ...transactions.flatMap((transaction) =>
      moneyRules(
        transaction,
        ledger.filter((row) => row.transactionId === transaction.id),
      ),
    ),
    ...transactions.flatMap((transaction) => stateRules(db, transaction)),
    ...setupRules(db, merchantId),
    ...eventRules(db, merchantId),
  ]
}

/** A set-up saves one card, for its own customer, and moves no money. */
function setupRules(db: Db, merchantId: string): readonly BrokenRule[] {
  const setups = listSetups(db, merchantId)
  const kept = setups.flatMap(({ reusableCardId }) => reusableCardId ?? [])
  const moved = new Set(listLedger(db, merchantId).map(({ transactionId }) => transactionId))
  return setups.flatMap((setup) => {
    const { id, state, reusableCardId, fingerprint } = setup
    const card = reusableCardId === null ? undefined : findReusableCard(db, merchantId, reusableCardId)
    const challenge = findChallengeOfSetup(db, merchantId, id)
    const isItsOwn = card?.fingerprint === fingerprint && card?.customerReference === setup.customerReference
    const rules: readonly (readonly [rule: string, holds: boolean])[] = [
      ['a set-up that succeeded keeps its card', state !== 'succeeded' || isItsOwn],
      ['a card is kept by one set-up', kept.filter((one) => one === reusableCardId).length <= 1],
      ['a set-up waits for a bank that has not decided', state !== 'requires_action' || challenge?.result === null],
      ['a set-up moves no money', !moved.has(id)],
    ]
    return rules.filter(([, holds]) => !holds).map(([rule]) => ({ rule, detail: `set-up ${id} in ${state}` }))
  })
}

function moneyRules(transaction: Transaction, rows: readonly LedgerRow[]): readonly BrokenRule[] {
  const { id, state, held, captured, refunded, amount } = transaction
  const total = (kind: LedgerKind) => rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.amount, 0)
  const heldInLedger = total('hold') - total('release') - total('capture')
  const refundedInLedger = total('refund') - total('refund_reversal')
  const rules: readonly (readonly [rule: string, holds: boolean])[] = [
    ['the hold in the ledger is the hold of the transaction', heldInLedger === held],
    ['the captures in the ledger are what was captured', total('capture') === captured],
    ['the refunds in the ledger are what was refunded', refundedInLedger === refunded],
    ['money is held only while authorised', (state === 'authorised') === held > 0],
    ['at most one capture', rows.filter((row) => row.kind === 'capture').length <= 1],
    ['nothing is captured above the amount', captured <= amount],
    ['nothing is refunded above the capture', refunded >= 0 && refunded <= captured],
    ['amounts are whole', [amount, held, captured, refunded].every(Number.isSafeInteger)],
    ['the state tells the refunds', refundsFit(transaction)],
  ]
  return rules.filter(([, holds]) => !holds).map(([rule]) => ({ rule, detail: `transaction ${id} in ${state}` }))
}

function refundsFit({ state, captured, refunded }: Transaction): boolean {
  switch (state) {
    case 'captured':
      return captured > 0 && refunded === 0
    case 'partially_refunded':
      return refunded > 0 && refunded < captured
    case 'refunded':
    case 'voided':
      return captured > 0 && refunded === captured
    default:
      return captured === 0 && refunded === 0
  }
}

function stateRules(db: Db, transaction: Transaction): readonly BrokenRule[] {
  const changes = listStateChanges(db, transaction.merchantId, transaction.id)
  const detail = `transaction ${transaction.id}: ${changes.map((change) => change.state).join(', ')}`
  const isGapFree = changes.every((change, index) => change.version === index + 1)
  const isLegal = changes.every(({ state }, index) => {
    const before = changes[index - 1]
    return before === undefined ? state in nextStates : canMove(before.state, state)
  })
  const endsHere = changes.at(-1)?.state === transaction.state && changes.length === transaction.version
  return [
    ...(isGapFree ? [] : [{ rule: 'the log of states has no gap', detail }]),
    ...(isLegal ? [] : [{ rule: 'every step is one the table allows', detail }]),
    ...(endsHere ? [] : [{ rule: 'the log ends in the present state', detail }]),
  ]
}

function eventRules(db: Db, merchantId: string): readonly BrokenRule[] {
  const row = db.one<{ readonly count: number; readonly last: number }>(
    'SELECT count(*) AS count, coalesce(max(sequence), 0) AS last FROM gw_events WHERE merchant_id = @merchantId',
    { merchantId },
  )
  if (row?.count === row?.last) return []
  return [{ rule: 'the sequence of events has no gap', detail: `${row?.count} events, last ${row?.last}` }]
}
