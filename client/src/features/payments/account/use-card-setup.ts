import { beginCardSetup, finishCardSetup, readCardSetups } from '@touchline/contract/calls/payments'
import type { Entity } from '@touchline/contract/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ApiError, isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { having } from '../../../api/having.ts'
import type { Having } from '../../../api/having.ts'
import type { Read } from '../../../api/keys.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import { pauseBefore } from '../machine/payment-effects.ts'
import { keptCardIn } from './kept-card.ts'
import type { KeptCard } from './kept-card.ts'

type WireSetup = Entity<'CardSetup'>
type CardSetupOutcome = Entity<'CardSetupOutcome'>

type Setup = Having<Read<WireSetup>, 'setupId' | 'paymentProvider' | 'sessionKey' | 'clientSecret'>
type Outcome = Read<CardSetupOutcome>

/** Whether a card can be saved without paying. */
export function useCanAddCards(userId: number): boolean {
  const query = useQuery(
    [readCardSetups.name, userId],
    () => call(readCardSetups, { params: { userId } }),
    // Another platform may lack the call: then no card can be added.
    'component',
  )
  return query.status === 'success' && query.data.available === true
}

/** The final state of a card set-up; undefined while open, or without an answer. Never throws. */
async function askOnce(userId: number, setupId: string): Promise<Outcome | undefined> {
  try {
    return await call(finishCardSetup, { params: { userId, setupId } })
  } catch {
    return undefined
  }
}

const mostQuestions = 8
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Asks until the state is final: `isOpen` recognises open ones. */
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

/** The customer's message for a card that is not saved yet. */
export type SetupProblem = 'declined' | 'network' | 'server' | 'over' | 'slow'

export type SetupStep =
  | { readonly kind: 'opening' }
  /** `refusal`: the platform's, which a retry repeats; null where a retry may help. */
  | { readonly kind: 'unopened'; readonly refusal: ApiError | null }
  /** `check`: the card may be saved already. */
  | { readonly kind: 'entering'; readonly problem: SetupProblem | null; readonly next: 'save' | 'check' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'bank'; readonly url: string }

export type CardSetupFlow = {
  readonly setup: Setup | null
  readonly step: SetupStep
  readonly begin: () => void
  /** The form was asked to submit. */
  readonly saving: () => void
  readonly stop: (problem: SetupProblem | null) => void
  /** The form has taken the card, or the customer checks again. */
  readonly finish: () => void
  /** The bank's page is finished. */
  readonly returned: () => void
}

/** No further card may be tried for now. */
function tooManyIn(error: unknown): ApiError | null {
  return isApiError(error) && error.code === 'rate_limited' ? error : null
}

const entering = (problem: SetupProblem | null, next: 'save' | 'check' = 'save') =>
  ({ kind: 'entering', problem, next }) as const

/** A card set-up from its start to the list; `onAdded` runs once the card is saved. */
export function useCardSetup(userId: number, onAdded: (card: KeptCard | undefined) => void): CardSetupFlow {
  const [setup, setSetup] = useState<Setup | null>(null)
  const [step, setStep] = useState<SetupStep>({ kind: 'opening' })
  // Answers of an earlier series are dropped.
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
    // Once: React runs effects twice in development.
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

/** The outcome of a set-up whose bank took the whole page. */
export async function resumeSetup(userId: number, setupId: string): Promise<Resumed> {
  const outcome = await askUntil(userId, setupId, isUndecided, () => true)
  if (!outcome) return { status: 'slow' }
  if (outcome.status === 'failed') return { status: 'declined' }
  if (outcome.status !== 'succeeded') return { status: 'over' }
  return { status: 'saved', card: keptCardIn(outcome.savedCard) }
}
