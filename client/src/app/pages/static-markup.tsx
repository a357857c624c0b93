import type { ReactNode } from 'react'
import { bareMarkup } from '../../ui/testing/bare-markup.tsx'
import { Providers } from '../answers/Providers.tsx'
import { ClientContext } from '../site-record.ts'
import type { Client } from '../site-record.ts'

/** A client record without content: prices are in pounds. */
const unknownClient: Client = { id: null, currency: null }

/** A component's first markup, for tests of texts, roles and names, without styles. */
export async function staticMarkup(content: ReactNode): Promise<string> {
  return bareMarkup(
    <Providers>
      <ClientContext value={unknownClient}>{content}</ClientContext>
    </Providers>,
  )
}
