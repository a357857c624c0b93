import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { swrPolicy } from './swr-policy.ts'

/** The data policy around all pages. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return <SWRConfig value={swrPolicy}>{children}</SWRConfig>
}
