import { readTerms } from '@touchline/contract/calls/orders'
import { call } from '../../api/call.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import { useClient } from '../../app/site-record.ts'

/** The terms of an order. */
export type TermsToAgree = {
  /** HTML; null without terms. */
  readonly html: string | null
  /** When the customer agreed to them before, ISO 8601; null where they have to agree now. */
  readonly agreedAt: string | null
  /** Reads them again, after a refusal. */
  readonly refresh: () => void
}

/**
 * The present terms and the customer's agreement to them; null while they are read. Without a customer, and on a platform
 * that does not answer, they are the client's and are agreed to with every order. [O-371]
 */
export function useTermsToAgree(userId: number | null): TermsToAgree | null {
  const client = useClient()
  const query = useQuery(
    userId === null ? null : [readTerms.name, userId],
    () => call(readTerms, { params: { userId: userId ?? 0 } }),
    'component',
  )
  const refresh = (): void => void query.refresh()
  const asked = { html: client.termsAndConditions ?? null, agreedAt: null, refresh }
  if (userId === null || query.status === 'error') return asked
  if (query.status === 'loading') return null
  if (query.data === null) return { ...asked, html: null }
  const { termsAndConditions: html, agreedAt } = query.data
  return html === null ? asked : { html, agreedAt, refresh }
}
