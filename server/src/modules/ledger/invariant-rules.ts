import { type Account, grantOf, transactionOf } from './account.ts'
import type { LedgerEntryRow } from './tables.ts'

/** A broken rule of the ledger, and the entry that breaks it. */
export type Broken = { readonly rule: string; readonly detail: string }

type Entry = Pick<LedgerEntryRow, 'movementId' | 'account' | 'amount'>

export type PaidOrder = { readonly id: number; readonly total: number; readonly status: string }
type Grant = { readonly id: number; readonly remaining: number }

/** A payment by card that may still be open. */
export type CardPayment = {
  readonly uuid: string
  readonly vendorTxCode: string
  /** Undecided: gateway and ledger may differ. */
  readonly inFlight: boolean
  /** A refund on its way: only one of the two may show it. */
  readonly refunding: number
}

/** The gateway's captured and refunded amounts, by our reference; undefined where another provider has the books. */
export type GatewayBooks = (vendorTxCode: string) => { readonly capture: number; readonly refund: number } | undefined

const total = (entries: readonly Entry[]) => entries.reduce((sum, { amount }) => sum + amount, 0)

/** Every movement balances. */
export function checkMovements(entries: readonly Entry[]): readonly Broken[] {
  return [...Map.groupBy(entries, ({ movementId }) => movementId)].flatMap(([id, rows]) =>
    total(rows) === 0 ? [] : [{ rule: 'every movement comes to nothing', detail: `${id} is out by ${total(rows)}` }],
  )
}

/** The receipts of a paid order equal its total and its sales; an unpaid order has moved nothing. */
export function checkOrders(orders: readonly PaidOrder[], entries: readonly Entry[]): readonly Broken[] {
  const rule = 'tenders are the total of each paid order'
  const movements = Map.groupBy(entries, ({ movementId }) => movementId)
  return orders.flatMap(({ id, total: due, status }) => {
    const rows = movements.get(`order:${id}`) ?? []
    const sold = rows.filter(({ account }) => account === 'sales')
    const came = rows.filter(({ account }) => account !== 'sales')
    const expected = status === 'success' ? due : 0
    if (total(came) === expected && total(sold) === -expected) return []
    return [{ rule, detail: `order ${id}: ${expected} due, ${total(came)} came in, ${-total(sold)} sold` }]
  })
}

/** The rest of a grant matches its entries and is never negative. */
export function checkGrants(grants: readonly Grant[], entries: readonly Entry[]): readonly Broken[] {
  const broken: Broken[] = []
  const sums = sumsBy(entries, grantOf)
  for (const { id, remaining } of grants) {
    const left = 0 - (sums.get(id) ?? 0)
    if (remaining < 0) broken.push({ rule: 'no grant is below nothing', detail: `grant ${id}: ${remaining}` })
    if (remaining !== left) {
      broken.push({ rule: 'what is left of a grant is its account', detail: `grant ${id}: ${remaining}, not ${left}` })
    }
  }
  return [...broken, ...strangers([...sums.keys()], new Set(grants.map(({ id }) => id)), 'grant')]
}

/** The account of a card payment equals the gateway's captured amount minus its refunds. */
export function checkCards(
  payments: readonly CardPayment[],
  entries: readonly Entry[],
  booksOf: GatewayBooks,
): readonly Broken[] {
  const sums = sumsBy(entries, transactionOf)
  const broken = payments.flatMap(({ uuid, vendorTxCode, inFlight, refunding }) => {
    const books = booksOf(vendorTxCode)
    if (!books) return []
    const { capture, refund } = books
    const here = sums.get(uuid) ?? 0
    if (inFlight || Math.abs(capture - refund - here) <= refunding) return []
    const detail = `payment ${uuid}: ${here} here, ${capture} taken and ${refund} given back at the gateway`
    return [{ rule: 'the card account is what the gateway says', detail }]
  })
  return [...broken, ...strangers([...sums.keys()], new Set(payments.map(({ uuid }) => uuid)), 'payment')]
}

function sumsBy<Key>(
  entries: readonly Entry[],
  keyOf: (account: Account) => Key | undefined,
): ReadonlyMap<Key, number> {
  const sums = new Map<Key, number>()
  for (const { account, amount } of entries) {
    const key = keyOf(account)
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + amount)
  }
  return sums
}

function strangers<Key>(named: readonly Key[], known: ReadonlySet<Key>, what: string): readonly Broken[] {
  return named
    .filter((key) => !known.has(key))
    .map((key) => ({ rule: 'every account belongs to somebody', detail: `${what} ${String(key)} does not exist` }))
}
