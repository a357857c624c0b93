import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { startI18n } from '../../i18n/start-i18n.ts'
import { Providers } from '../answers/Providers.tsx'
import { ClientContext } from '../site-record.ts'
import type { Client } from '../site-record.ts'

/** A client record without content: prices are in pounds. */
const unknownClient: Client = { id: null, currency: null }

/** A component's first markup, for tests of texts, roles and names, without styles. */
export async function staticMarkup(content: ReactNode): Promise<string> {
  await startI18n()
  const html = renderToStaticMarkup(
    <Providers>
      <ClientContext value={unknownClient}>
        <MemoryRouter>{content}</MemoryRouter>
      </ClientContext>
    </Providers>,
  )
  return html.replaceAll(/<style[^>]*>[^<]*<\/style>/g, '').replaceAll('&#x27;', "'")
}
