import { listCreditMovements } from '@touchline/contract/calls/credits'
import type { Entity } from '@touchline/contract/client'
import { allPages } from '../../api/all-pages.ts'
import type { AnswerTable } from '../../api/answers/shape.ts'
import { callAs } from '../../api/call.ts'
import { answerTableOf } from '../../api/exchange.ts'
import { having } from '../../api/having.ts'
import type { Having } from '../../api/having.ts'
import type { Read, ReadPrice } from '../../api/keys.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'

type WireMovement = Entity<'CreditMovement'>

export type CreditMovement = Having<Read<WireMovement>, 'at' | 'amount' | 'balance'>

/** The account of a customer's credit; `balance` is null before the first movement. */
export type CreditAccount = {
  readonly movements: readonly CreditMovement[]
  readonly balance: ReadPrice | null
  readonly runsOutNext: { readonly amount: ReadPrice; readonly expiresAt: string } | null
}

type MovementsAnswer = {
  readonly data: readonly Read<WireMovement>[]
  readonly meta: { readonly pagination: { readonly nextPage: number | null } | null } | null
  readonly runsOutNext: { readonly amount: ReadPrice | null; readonly expiresAt: string | null } | null
}

/** The credit that expires first stands beside the list, outside its envelope. [O-254] */
const tableOf = (rows: AnswerTable): AnswerTable => ({
  wrapped: false,
  shape: {
    'data!': rows.shape,
    'meta~?': { 'pagination~?': { 'next_page~': 'w' } },
    'runs_out_next~?': { amount: { formatted: 's', value: 'w', currency: 's' }, expires_at: 's' },
  },
})

/** The movements of a customer's credit, newest first. */
export function useCreditAccount(userId: number): Query<CreditAccount> {
  return useQuery(
    [listCreditMovements.name, userId],
    async () => {
      let next: MovementsAnswer['runsOutNext'] = null
      const movements = await allPages(async (query) => {
        const read = callAs<MovementsAnswer>(tableOf(answerTableOf(listCreditMovements)))
        const { data, meta, runsOutNext } = await read(listCreditMovements, { params: { userId }, query })
        next ??= runsOutNext
        return { data: having(data, 'at', 'amount', 'balance'), nextPage: meta?.pagination?.nextPage ?? null }
      })
      return { movements, balance: movements[0]?.balance ?? null, runsOutNext: completeIn(next) }
    },
    'component',
  )
}

function completeIn(next: MovementsAnswer['runsOutNext']): CreditAccount['runsOutNext'] {
  return next?.amount && next.expiresAt ? { amount: next.amount, expiresAt: next.expiresAt } : null
}
