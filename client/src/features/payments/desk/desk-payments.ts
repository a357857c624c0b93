import { limits, tenderTypes, tenders } from '@touchline/contract/client'
import type { TenderRules, TenderType } from '@touchline/contract/client'
import { amountIn, decimal, type MinorUnits, minorUnits } from '@touchline/money'
import type { DeskPayment } from '../machine/states/payment-details.ts'
import type { PaymentError } from '../machine/states/payment-errors.ts'

/** The tenders of the desk, in display order. */
export const deskTenders: readonly TenderType[] = tenderTypes.filter((type) => rulesOf(type).channels.includes('foh'))

function rulesOf(type: TenderType): TenderRules {
  return tenders[type]
}

/** One tender, as typed. */
export type DeskEntry = {
  /** Unique among the entries. */
  readonly id: number
  readonly tender: TenderType | null
  readonly amount: string
  readonly reference: string
  /** Cash handed over, to work out the change. */
  readonly given: string
}

/** The payment of an order at the desk. `balance` in minor units. */
export type DeskState = { readonly balance: number; readonly entries: readonly DeskEntry[]; readonly nextId: number }

export type DeskAction =
  | { readonly kind: 'add' }
  | { readonly kind: 'change'; readonly id: number; readonly patch: Partial<Omit<DeskEntry, 'id'>> }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'reset' }
  /** The basket has changed, and with it the amount due. */
  | { readonly kind: 'sync'; readonly balance: number }

export const amountOf = ({ amount }: DeskEntry): number => amountIn(amount) ?? 0

/** The amount without a chosen tender. Minor units. */
export function unsaid({ balance, entries }: Pick<DeskState, 'balance' | 'entries'>): number {
  return remaining({ balance, entries: entries.filter(({ tender }) => tender !== null) })
}

/** The amount not covered; negative when overpaid. Minor units. */
export function remaining({ balance, entries }: Pick<DeskState, 'balance' | 'entries'>): number {
  return balance - entries.reduce((paid, entry) => paid + amountOf(entry), 0)
}

function withEntry(state: DeskState): DeskState {
  const left = Math.max(0, remaining(state))
  const entry = { id: state.nextId, tender: null, amount: decimal(left), reference: '', given: '' }
  return { ...state, entries: [...state.entries, entry], nextId: state.nextId + 1 }
}

/** One entry for the whole amount, its tender still open; none for a free order. */
export function startPaying(balance: number): DeskState {
  const nothing = { balance, entries: [], nextId: 1 }
  return balance > 0 ? withEntry(nothing) : nothing
}

function keepsItsValue({ tender }: DeskEntry): boolean {
  return tender !== null && rulesOf(tender).keepsItsValue
}

/** Applies an action. */
export function deskReducer(state: DeskState, action: DeskAction): DeskState {
  switch (action.kind) {
    case 'add':
      return withEntry(state)
    case 'change':
      return changed(state, action.id, action.patch)
    case 'remove': {
      const left = { ...state, entries: state.entries.filter(({ id }) => id !== action.id) }
      return left.entries.length === 0 ? withEntry(left) : left
    }
    case 'reset':
      return startPaying(state.balance)
    case 'sync': {
      if (action.balance === state.balance) return state
      // A voucher keeps its value; other entries follow the balance.
      const kept = { ...state, balance: action.balance, entries: state.entries.filter(keepsItsValue) }
      return remaining(kept) > 0 ? withEntry(kept) : kept
    }
  }
}

function changed(state: DeskState, id: number, patch: Partial<Omit<DeskEntry, 'id'>>): DeskState {
  const { tender } = patch
  const replaces = tender && !rulesOf(tender).mayRepeat ? tender : null
  const entries = state.entries
    // Most tenders occur once: choosing one again replaces it.
    .filter((entry) => entry.id === id || entry.tender !== replaces || replaces === null)
    .map((entry) => (entry.id === id ? { ...entry, ...patch } : entry))
  return { ...state, entries }
}

export function takesReference({ tender }: DeskEntry): boolean {
  return tender !== null && rulesOf(tender).takesReference
}

/** The change for cash, in minor units; null when unknown. */
export function changeFor(entry: DeskEntry): number | null {
  const given = amountIn(entry.given)
  return entry.tender !== 'cash' || given === null || given < amountOf(entry) ? null : given - amountOf(entry)
}

export type DeskField = 'tender' | 'amount' | 'reference' | 'given'

/** A problem of an entry; amounts in minor units. */
export type DeskProblem =
  | { readonly kind: 'no-way' | 'till-closed' | 'not-together' | 'no-amount' | 'same-reference' | 'too-little-given' }
  | { readonly kind: 'too-much-credit' | 'too-much' | 'too-little'; readonly amount: number }

export type DeskProblems = ReadonlyMap<number, Partial<Record<DeskField, DeskProblem>>>

/** Further facts of the desk: credit in minor units. */
export type DeskFacts = { readonly hasTill: boolean; readonly credit: number }

/** Problems by entry and field, by the platform's rules. */
export function deskProblems(state: DeskState, facts: DeskFacts): DeskProblems {
  const found = state.entries.map((entry) => [entry.id, problemsOf(entry, state, facts)] as const)
  const wrong = found.filter(([, problems]) => Object.keys(problems).length > 0)
  const last = state.entries.at(-1)
  const left = remaining(state)
  if (wrong.length > 0 || !last || left === 0) return new Map(wrong)
  const amount = { kind: left > 0 ? 'too-little' : 'too-much', amount: Math.abs(left) } as const
  return new Map([[last.id, { amount }]])
}

function problemsOf(
  entry: DeskEntry,
  { entries }: DeskState,
  facts: DeskFacts,
): Partial<Record<DeskField, DeskProblem>> {
  const tender = tenderProblem(entry, entries, facts)
  const amount = amountProblem(entry, facts)
  const isTwice =
    takesReference(entry) && entries.some((other) => other.id < entry.id && hasSameReference(entry, other))
  const given = entry.tender === 'cash' && entry.given.trim() !== '' && changeFor(entry) === null
  return {
    ...(tender ? { tender } : {}),
    ...(amount ? { amount } : {}),
    ...(isTwice ? { reference: { kind: 'same-reference' } as const } : {}),
    ...(given ? { given: { kind: 'too-little-given' } as const } : {}),
  }
}

function tenderProblem(entry: DeskEntry, entries: readonly DeskEntry[], { hasTill }: DeskFacts): DeskProblem | null {
  if (entry.tender === null) return { kind: 'no-way' }
  const { needsTill, exclusiveGroup } = rulesOf(entry.tender)
  if (needsTill && !hasTill) return { kind: 'till-closed' }
  const isExcluded = entries.some(
    ({ id, tender }) =>
      id < entry.id && tender !== null && tender !== entry.tender && rulesOf(tender).exclusiveGroup === exclusiveGroup,
  )
  return exclusiveGroup !== null && isExcluded ? { kind: 'not-together' } : null
}

function amountProblem(entry: DeskEntry, { credit }: DeskFacts): DeskProblem | null {
  const amount = amountIn(entry.amount)
  if (amount === null || amount > limits.amount) return { kind: 'no-amount' }
  return entry.tender === 'credit' && amount > credit ? { kind: 'too-much-credit', amount: credit } : null
}

/** Compared as the platform does: without case and outer spaces. */
function hasSameReference(one: DeskEntry, other: DeskEntry): boolean {
  const [first, second] = [one, other].map(({ reference }) => reference.trim().toLowerCase())
  return one.tender === other.tender && first !== '' && first === second
}

/** The entries to send: zero amounts are no payments. */
function sentOf({ entries }: Pick<DeskState, 'entries'>): readonly DeskEntry[] {
  return entries.filter((entry) => entry.tender !== null && amountOf(entry) !== 0)
}

/** The payments to send; a reference only where there is a slip. [S4-013] */
export function paymentsOf(state: DeskState): readonly DeskPayment[] {
  return sentOf(state).flatMap((entry): readonly DeskPayment[] => {
    const { tender: tenderType } = entry
    const reference = entry.reference.trim()
    if (tenderType === null) return []
    const amount: MinorUnits = minorUnits(amountOf(entry))
    return [{ tenderType, amount, ...(takesReference(entry) && reference !== '' ? { reference } : {}) }]
  })
}

/** The platform's refusals, by entry and field: its texts, or a problem known to the desk. */
export type DeskRefusals = ReadonlyMap<number, Partial<Record<DeskField, DeskProblem | { readonly words: string }>>>

const wireFields: Readonly<Record<string, DeskField>> = {
  tender_type: 'tender',
  amount: 'amount',
  reference: 'reference',
}

/** Assigns a refusal to entries, if it concerns any. A problem of all of them goes to the last amount. */
export function refusalsIn(
  { code, fields = {} }: Pick<PaymentError, 'code' | 'fields'>,
  state: DeskState,
): DeskRefusals {
  const sent = sentOf(state)
  const till = sent.find(({ tender }) => tender !== null && rulesOf(tender).needsTill)
  if (code === 'till_closed' && till) return new Map([[till.id, { tender: { kind: 'till-closed' } }]])
  const found = Object.entries(fields).flatMap(([path, [words]]) => {
    const [, index, name = ''] = /^payments(?:\.(\d+)\.(\w+))?$/.exec(path) ?? []
    const entry = index === undefined ? sent.at(-1) : sent[Number(index)]
    const field = index === undefined ? 'amount' : wireFields[name]
    const isPayment = path.startsWith('payments')
    return isPayment && entry && field && words !== undefined ? [[entry.id, { [field]: { words } }] as const] : []
  })
  return new Map(found)
}
