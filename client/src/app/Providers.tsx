import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { swrPolicy } from './swr-policy.ts'

/** Data policy, around everything that is shown. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return <SWRConfig value={swrPolicy}>{children}</SWRConfig>
}
