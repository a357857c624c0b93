import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { system } from '../theme/system.ts'
import { swrPolicy } from './swr-policy.ts'

/** Styles and data policy, around everything that is shown. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <SWRConfig value={swrPolicy}>{children}</SWRConfig>
    </ChakraProvider>
  )
}
