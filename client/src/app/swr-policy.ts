import type { SWRConfiguration } from 'swr'
import { saysTheSame } from './says-the-same.ts'

/** How read data is kept. Retries happen inside the reading (retry-policy.ts), so that an error is the last word. [C-51] */
export const swrPolicy: SWRConfiguration = {
  shouldRetryOnError: false,
  // The library's own comparison makes a text of every answer, the first one too.
  compare: saysTheSame,
  dedupingInterval: 2000,
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  keepPreviousData: false,
}
