import { quoteItems } from '@touchline/contract/calls/carts'
import type { Sent } from '@touchline/contract/client'
import { call } from '../../api/call.ts'
import type { Answer } from '../../api/exchange.ts'
import type { Camel } from '../../api/keys.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'
import { basketInUse } from '../../app/basket/basket-in-use.ts'
import { withBenefits } from '../../app/basket/with-benefits.ts'
import { actingFor } from '../../app/session/session-state.ts'
import { useSession } from '../../app/session/use-session.ts'
import type { LineTerms } from './terms-together.ts'

type NewItem = Camel<Sent<'AddItem'>>

/** The price of items in the basket, line by line, in the platform's own amounts. */
export type Quote = Answer<typeof quoteItems>

/**
 * The price of items before they are added, decided as the basket decides it; loading without items and without a login.
 * The basket's other lines may change it, so it is asked anew for another `basketHash`; null while that is unknown. [O-283]
 */
export function useQuote(items: readonly NewItem[], basketHash: string | null): Query<Quote> {
  const { ownerId } = actingFor(useSession())
  const isAsked = ownerId !== null && basketHash !== null && items.length > 0
  const source = basketInUse()
  return useQuery(
    isAsked ? [quoteItems.name, ownerId, source, basketHash, JSON.stringify(items.map(priced))] : null,
    () => call(quoteItems, { params: { userId: ownerId ?? 0, source }, body: { items: items.map(withBenefits) } }),
    'component',
  )
}

/** Answers change no price: an item is not quoted again while they are written. */
const priced = ({ customQuestionAnswers: _answers, ...item }: NewItem) => item

/** The terms of cancelling each line of a quote; empty until the platform says those of all. [O-430] */
export function termsQuoted({ lines }: Quote): readonly LineTerms[] {
  const all = (lines ?? []).map((line) => ({ summary: line.cancellationSummary, price: line.lineTotal?.value }))
  return all.every(({ summary }) => summary) ? all : []
}
