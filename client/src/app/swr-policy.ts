import type { SWRConfiguration } from 'swr'

/** How read data is kept. Retries happen inside the reading (retry-policy.ts), so that an error is the last word. [C-51] */
export const swrPolicy: SWRConfiguration = {
  shouldRetryOnError: false,
  dedupingInterval: 2000,
  revalidateOnFocus: true,
  focusThrottleInterval: 30_000,
  keepPreviousData: false,
}
