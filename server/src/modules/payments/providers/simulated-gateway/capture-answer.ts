import type { MinorUnits } from '@touchline/money'
import type { ProviderAnswer } from '../provider.ts'
import type { Captured } from './answers.ts'
import type { GatewayAnswer } from './call.ts'
import { answerOf } from './normalise.ts'

/**
 * Reads the answer to a capture. A provider that captures at once refuses a second capture, which is a success here.
 */
export function captureOf<T>(
  answer: GatewayAnswer<T>,
  amount: MinorUnits,
  isCaptured: (value: T) => boolean,
): ProviderAnswer<{ readonly captured: boolean }> {
  const taken = answer.kind === 'refused' && answer.code === 'already_captured' ? answer.transaction : undefined
  if (taken?.state === 'captured' && taken.captured === amount) return { kind: 'done', value: { captured: true } }
  return answerOf(answer, (value) => ({ captured: isCaptured(value) }))
}

/** Reads the answer of providers that report a capture error. */
export function captureBy(answer: GatewayAnswer<Captured>, amount: MinorUnits) {
  return captureOf(answer, amount, ({ capture_error: error }) => error === null)
}
