import type { CancellationSummary, Price, Text, Unworded } from '@touchline/contract'
import { text } from '../../texts/index.ts'

/** The terms of a booking that its mail repeats. */
export type VisitTerms = {
  /** Null where nothing is known about cancelling, as of a session that has begun. */
  readonly cancellation: Unworded<CancellationSummary> | null | undefined
  /** Things to bring; empty where the catalogue says nothing. */
  readonly bring: readonly string[] | undefined
}

/** Until when it can be cancelled, the cost of cancelling later, and what to bring. */
export function linesOfTerms({ cancellation, bring = [] }: VisitTerms): readonly Text[] {
  return [
    ...(cancellation ? linesOfCancelling(cancellation) : []),
    ...(bring.length > 0 ? [text('mails:bring', { things: [...bring] })] : []),
  ]
}

function linesOfCancelling({ until, returns, amount, later }: Unworded<CancellationSummary>): readonly Text[] {
  const { sessions } = later
  const first = until === null ? [] : [untilText(until.local, returns, amount)]
  const rest = lateText(later, until !== null)
  return [...first, rest, ...(sessions === null ? [] : [text(sessionTexts[sessions])])]
}

const sessionTexts = { each: 'mails:cancel_each', all_left: 'mails:cancel_all_left' } as const

function untilText(when: string, returns: CancellationSummary['returns'], amount: Price | null): Text {
  if (returns !== 'credit_full' || amount === null) return text('mails:cancel_until', { when })
  return text('mails:cancel_until_credit', { when, amount: amount.formatted })
}

/** The cost of cancelling late; `isLater` while it can still be cancelled in time. */
function lateText({ returns, fee }: CancellationSummary['later'], isLater: boolean): Text {
  if (fee !== null) return text(isLater ? 'mails:later_fee' : 'mails:now_fee', { fee: fee.formatted })
  if (returns === 'not_possible') return text(isLater ? 'mails:later_not' : 'mails:now_not')
  return text(isLater ? 'mails:later_nothing' : 'mails:now_nothing')
}
