import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { startI18n } from '../../i18n/start-i18n.ts'

/** The first markup of a component that needs texts and a router only, without styles. */
export async function bareMarkup(content: ReactNode): Promise<string> {
  await startI18n()
  const html = renderToStaticMarkup(<MemoryRouter>{content}</MemoryRouter>)
  return html.replaceAll(/<style[^>]*>[^<]*<\/style>/g, '').replaceAll('&#x27;', "'")
}
