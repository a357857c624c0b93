import { useEffect, useId, useReducer, useState } from 'react'
import { format } from '@touchline/money'
import { useTranslation } from 'react-i18next'
import { useBasketSymbol } from '../../../app/basket/basket-symbol.ts'
import type { FormError } from '../../../ui/forms/FormErrorSummary.tsx'
import type { DeskOrder } from '../machine/states/payment-details.ts'
import { outcomeUnknown } from '../machine/states/payment-errors.ts'
import type { PaymentError } from '../machine/states/payment-errors.ts'
import type { PaymentWorld } from '../machine/payment-world.ts'
import { placeOrder } from '../place-order.ts'
import type { SendOrder } from '../place-order.ts'
import { changeFor, deskProblems, deskReducer, paymentsOf, refusalsIn, startPaying } from './desk-payments.ts'
import type { DeskAction, DeskFacts, DeskField, DeskProblem, DeskRefusals, DeskState } from './desk-payments.ts'

const noRefusals: DeskRefusals = new Map()
const fields: readonly DeskField[] = ['tender', 'amount', 'reference', 'given']

export type DeskPaying = {
  readonly state: DeskState
  readonly dispatch: (action: DeskAction) => void
  readonly idOf: (entryId: number, field: DeskField) => string
  /** A field's problem; hidden before the first attempt. */
  readonly errorOf: (entryId: number, field: DeskField) => string | undefined
  readonly errors: readonly FormError[]
  /** Counts refused attempts, for the fields. */
  readonly attempt: number
  readonly busy: boolean
  readonly error: PaymentError | null
  /** The outcome is unknown: it is asked again, and nothing else. */
  readonly isUnclear: boolean
  /** The change in minor units; null when the cash handed over is unknown. */
  readonly change: number | null
  readonly take: () => void
}

type Options = {
  readonly world: Pick<PaymentWorld, 'after' | 'newKey'> & { readonly send: SendOrder<DeskOrder> }
  /** The amount due, in minor units. */
  readonly balance: number
  readonly facts: DeskFacts
  /** Checks the rest of the checkout; answers the order without payments, or null when something is missing. */
  readonly beforeOrder: () => Omit<DeskOrder, 'payments'> | null
  readonly onPlacing: (placing: boolean) => void
  /** `change`: the cash to give back, in minor units. */
  readonly onPlaced: (orderId: number, change: number) => void
  readonly onRefused: (error: PaymentError) => void
}

/** Takes the payment for a basket at the desk, in one or several tenders. payments.md 6.7 */
export function useDeskPayment({ world, balance, facts, beforeOrder, ...on }: Options): DeskPaying {
  const problemText = useProblemText()
  const prefix = useId()
  const [state, act] = useReducer(deskReducer, balance, startPaying)
  const [refusals, setRefusals] = useState<DeskRefusals>(noRefusals)
  const known = `${balance} ${facts.hasTill}`
  const [knownThen, setKnownThen] = useState(known)
  if (known !== knownThen) {
    // The platform's newer facts count from now on, under the screen's own rules.
    setKnownThen(known)
    setRefusals(noRefusals)
  }
  const [attempt, setAttempt] = useState(0)
  // An entry added after an attempt was not part of it.
  const [untriedFrom, setUntriedFrom] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<PaymentError | null>(null)
  const [unclear, setUnclear] = useState<DeskOrder | null>(null)
  const problems = deskProblems(state, facts)
  const idOf = (entryId: number, field: DeskField): string => `${prefix}${entryId}${field}`
  const change = state.entries.reduce<number | null>((found, entry) => found ?? changeFor(entry), null)

  function dispatch(action: DeskAction): void {
    // Refusals concern the entries as sent.
    setRefusals(noRefusals)
    act(action)
  }

  useEffect(() => {
    // A possibly placed order must not change with the emptied basket.
    if (!unclear) act({ kind: 'sync', balance })
  }, [balance, unclear])

  function errorOf(entryId: number, field: DeskField): string | undefined {
    const problem =
      (entryId >= untriedFrom ? undefined : problems.get(entryId)?.[field]) ?? refusals.get(entryId)?.[field]
    if (problem === undefined) return undefined
    return 'words' in problem ? problem.words : problemText(problem)
  }

  function failed(): void {
    setAttempt((before) => before + 1)
    setUntriedFrom(state.nextId)
  }

  async function place(order: DeskOrder): Promise<void> {
    setBusy(true)
    on.onPlacing(true)
    const outcome = await placeOrder(world, order)
    setBusy(false)
    if (outcome.kind === 'placed') {
      on.onPlacing(false)
      return on.onPlaced(outcome.orderId, change ?? 0)
    }
    setError(outcome.error)
    const isKnown = outcome.error.code !== outcomeUnknown
    setUnclear(isKnown ? null : order)
    if (!isKnown) return
    const refused = refusalsIn(outcome.error, state)
    setRefusals(refused)
    // The error summary takes focus, as after the screen's own rules.
    if (refused.size > 0) failed()
    on.onPlacing(false)
    on.onRefused(outcome.error)
  }

  function take(): void {
    if (busy) return
    setRefusals(noRefusals)
    if (unclear) return void place(unclear)
    const order = beforeOrder()
    const isGood = problems.size === 0
    if (!isGood) failed()
    if (isGood && order) void place({ ...order, payments: paymentsOf(state) })
  }

  return {
    state,
    dispatch,
    idOf,
    errorOf,
    errors: state.entries.flatMap(({ id }) =>
      fields.flatMap((field) => {
        const message = errorOf(id, field)
        return message === undefined ? [] : [{ fieldId: idOf(id, field), message }]
      }),
    ),
    attempt,
    busy,
    error,
    isUnclear: unclear !== null,
    change,
    take,
  }
}

function useProblemText(): (problem: DeskProblem) => string {
  const { t } = useTranslation(['checkout'])
  const symbol = useBasketSymbol()
  return (problem) =>
    'amount' in problem
      ? t(`checkout:desk.problems.${problem.kind}`, { amount: format(problem.amount, symbol) })
      : t(`checkout:desk.problems.${problem.kind}`)
}
