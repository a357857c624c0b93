import { listOrders, readAcceptedTerms } from '@touchline/contract/calls/orders'
import { isApiError } from '../../../../api/api-error.ts'
import { call, callList } from '../../../../api/call.ts'
import { having } from '../../../../api/having.ts'
import { useQuery } from '../../../../app/answers/use-query.ts'
import type { Query } from '../../../../app/answers/use-query.ts'

/** The terms that a customer agreed to last: their wording, and when. */
type AgreedTerms = { readonly html: string; readonly at: string }

// Orders at the desk ask for no agreement.
const recentOrders = 10

/** The terms agreed to with the latest order that had any; null where the platform cannot say. [O-95] */
export function useAgreedTerms(userId: number): Query<AgreedTerms | null> {
  return useQuery([readAcceptedTerms.name, userId, 'last'], () => readLast(userId).catch(unknown), 'component')
}

async function readLast(userId: number): Promise<AgreedTerms | null> {
  const query = { page: 1, perPage: recentOrders, status: ['success' as const] }
  const { data } = await callList(listOrders, { params: { userId }, query })
  const latest = having(data, 'id').find(({ terms }) => Boolean(terms?.version))
  if (!latest) return null
  const { termsAndConditions, acceptedAt } = await call(readAcceptedTerms, { params: { userId, orderId: latest.id } })
  return termsAndConditions && acceptedAt ? { html: termsAndConditions, at: acceptedAt } : null
}

/** Without an answer nothing is known of them: the checkout asks. */
function unknown(error: unknown): null {
  if (isApiError(error)) return null
  throw error
}
