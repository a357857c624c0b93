import type { SWRConfiguration } from 'swr'
import { saysTheSame } from './says-the-same.ts'

/** The cache policy of read data. Retries happen inside the read (retry-policy.ts), so that an error is final. */
export const swrPolicy: SWRConfiguration = {
  shouldRetryOnError: false,
  // The library's own comparison serialises every answer, even the first.
  compare: saysTheSame,
  dedupingInterval: 2000,
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  keepPreviousData: false,
}
