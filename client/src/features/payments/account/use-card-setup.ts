import { beginCardSetup, finishCardSetup, readCardSetups } from '@touchline/contract/calls/payments'
import type { Entity } from '@touchline/contract/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ApiError, isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { having } from '../../../api/having.ts'
import type { Having } from '../../../api/having.ts'
import type { Read } from '../../../api/keys.ts'
import { useQuery } from '../../../app/use-query.ts'
import { pauseBefore } from '../machine/payment-effects.ts'
import { keptCardIn } from './kept-card.ts'
import type { KeptCard } from './kept-card.ts'

type WireSetup = Entity<'CardSetup'>
type CardSetupOutcome = Entity<'CardSetupOutcome'>

type Setup = Having<Read<WireSetup>, 'setupId' | 'paymentProvider' | 'sessionKey' | 'clientSecret'>
type Outcome = Read<CardSetupOutcome>

/** Whether a card can be saved without paying. [O-203] */
export function useCanAddCards(userId: number): boolean {
  const query = useQuery(
    [readCardSetups.name, userId],
    () => call(readCardSetups, { params: { userId } }),
    // Another platform may not have the call: then no card is added there.
    'component',
  )
  return query.status === 'success' && query.data.available === true
}

/** How a card that the bank has seen has ended; undefined while it has not, or nobody answered. Never throws. */
async function askOnce(userId: number, setupId: string): Promise<Outcome | undefined> {
  try {
    return await call(finishCardSetup, { params: { userId, setupId } })
  } catch {
    return undefined
  }
}

const mostQuestions = 8
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Asks until it is decided: `isOpen` says which answers are none yet. */
async function askUntil(
  userId: number,
  setupId: string,
  isOpen: (outcome: Outcome) => boolean,
  goesOn: () => boolean,
): Promise<Outcome | undefined> {
  for (let question = 1; question <= mostQuestions && goesOn(); question += 1) {
    if (question > 1) await pause(pauseBefore(question))
    const outcome = await askOnce(userId, setupId)
    if (outcome && !isOpen(outcome)) return outcome
  }
  return undefined
}

const isProcessing = ({ status }: Outcome) => status === 'processing' || status === 'open'
const isUndecided = (outcome: Outcome) => isProcessing(outcome) || outcome.status === 'sca_required'

/** What a customer is told of a card that is not saved yet. */
export type SetupProblem = 'declined' | 'network' | 'server' | 'over' | 'slow'

export type SetupStep =
  | { readonly kind: 'opening' }
  /** `refusal`: of the platform, which is asked again later only; null where asking again may help at once. */
  | { readonly kind: 'unopened'; readonly refusal: ApiError | null }
  /** `check`: the card may be saved already. */
  | { readonly kind: 'entering'; readonly problem: SetupProblem | null; readonly next: 'save' | 'check' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'bank'; readonly url: string }

export type CardSetupFlow = {
  readonly setup: Setup | null
  readonly step: SetupStep
  readonly begin: () => void
  /** The form was asked for the card. */
  readonly saving: () => void
  readonly stop: (problem: SetupProblem | null) => void
  /** The form has taken the card, or the customer asks again how it stands. */
  readonly finish: () => void
  /** The bank's page says that it is done. */
  readonly returned: () => void
}

/** No other card is tried for now. [O-204] */
function tooManyIn(error: unknown): ApiError | null {
  return isApiError(error) && error.code === 'rate_limited' ? error : null
}

const entering = (problem: SetupProblem | null, next: 'save' | 'check' = 'save') =>
  ({ kind: 'entering', problem, next }) as const

/** A card on its way to being saved, from the set-up to the list; `onAdded` runs when it is in it. [O-203] */
export function useCardSetup(userId: number, onAdded: (card: KeptCard | undefined) => void): CardSetupFlow {
  const [setup, setSetup] = useState<Setup | null>(null)
  const [step, setStep] = useState<SetupStep>({ kind: 'opening' })
  // A later question makes the answers of an earlier one nothing.
  const series = useRef(0)

  async function begin(problem: SetupProblem | null = null): Promise<void> {
    const mine = (series.current += 1)
    setStep(setup ? { kind: 'saving' } : { kind: 'opening' })
    const begun = await call(beginCardSetup, { params: { userId } }).catch((error: unknown) => ({ error }))
    const found = 'error' in begun ? [] : [begun]
    const [opened] = having(found, 'setupId', 'paymentProvider', 'sessionKey', 'clientSecret')
    if (mine !== series.current) return
    if (!opened) return setStep({ kind: 'unopened', refusal: 'error' in begun ? tooManyIn(begun.error) : null })
    setSetup(opened)
    setStep(entering(problem))
  }

  async function ask(isOpen: (outcome: Outcome) => boolean): Promise<void> {
    if (!setup) return
    const mine = (series.current += 1)
    const outcome = await askUntil(userId, setup.setupId, isOpen, () => mine === series.current)
    if (mine !== series.current) return
    if (!outcome) return setStep(entering('slow', 'check'))
    follow(outcome)
  }

  function follow({ status, scaUrl, savedCard }: Outcome): void {
    if (status === 'succeeded') return onAdded(keptCardIn(savedCard))
    if (status === 'sca_required' && scaUrl) return setStep({ kind: 'bank', url: scaUrl })
    if (status === 'over') return void begin('over')
    setStep(entering(status === 'failed' ? 'declined' : 'server'))
  }

  const start = useEffectEvent(() => void begin())
  const isBegun = useRef(false)
  useEffect(() => {
    // Once: React runs effects twice while developing.
    if (!isBegun.current) start()
    isBegun.current = true
  }, [])

  return {
    setup,
    step,
    begin: () => void begin(),
    saving: () => setStep({ kind: 'saving' }),
    stop: (problem) => setStep(entering(problem)),
    finish() {
      setStep({ kind: 'saving' })
      void ask(isProcessing)
    },
    returned: () => void ask(isUndecided),
  }
}

export type Resumed =
  { readonly status: 'saved'; readonly card: KeptCard | undefined } | { readonly status: SetupProblem }

/** What became of a card whose bank was the whole page. */
export async function resumeSetup(userId: number, setupId: string): Promise<Resumed> {
  const outcome = await askUntil(userId, setupId, isUndecided, () => true)
  if (!outcome) return { status: 'slow' }
  if (outcome.status === 'failed') return { status: 'declined' }
  if (outcome.status !== 'succeeded') return { status: 'over' }
  return { status: 'saved', card: keptCardIn(outcome.savedCard) }
}
