import type { MinorUnits } from '@touchline/money'
import type { ProviderAnswer } from '../provider.ts'
import type { Captured } from './answers.ts'
import type { GatewayAnswer } from './call.ts'
import { answerOf } from './normalise.ts'

/** What an answer to a capture means. A provider that takes money at once refuses because it is taken, which was wanted. */
export function captureOf<T>(
  answer: GatewayAnswer<T>,
  amount: MinorUnits,
  isCaptured: (value: T) => boolean,
): ProviderAnswer<{ readonly captured: boolean }> {
  const taken = answer.kind === 'refused' && answer.code === 'already_captured' ? answer.transaction : undefined
  if (taken?.state === 'captured' && taken.captured === amount) return { kind: 'done', value: { captured: true } }
  return answerOf(answer, (value) => ({ captured: isCaptured(value) }))
}

/** The same for the providers that say why it failed. */
export function captureBy(answer: GatewayAnswer<Captured>, amount: MinorUnits) {
  return captureOf(answer, amount, ({ capture_error: error }) => error === null)
}
