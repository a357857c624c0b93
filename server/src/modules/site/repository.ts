import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../schema.ts'

const ph = sql.placeholder

export function createSiteReads(db: ReadDb, { clients, themes, footers }: Schema) {
  const byHost = prepared(() =>
    db
      .select()
      .from(clients)
      .where(eq(clients.host, ph('host')))
      .prepare('site_client_host'),
  )
  const standard = prepared(() =>
    db.select().from(clients).where(isNull(clients.host)).orderBy(asc(clients.id)).limit(1).prepare('site_client'),
  )
  const theme = prepared(() =>
    db
      .select({ theme: themes.theme })
      .from(themes)
      .where(eq(themes.venueId, ph('venueId')))
      .prepare('site_theme_venue'),
  )
  const standardTheme = prepared(() =>
    db
      .select({ theme: themes.theme })
      .from(themes)
      .where(and(eq(themes.clientId, ph('clientId')), isNull(themes.venueId)))
      .prepare('site_theme'),
  )
  const footer = prepared(() =>
    db
      .select({ html: footers.html })
      .from(footers)
      .where(eq(footers.venueId, ph('venueId')))
      .prepare('site_footer_venue'),
  )
  const standardFooter = prepared(() =>
    db
      .select({ html: footers.html })
      .from(footers)
      .where(and(eq(footers.clientId, ph('clientId')), isNull(footers.venueId)))
      .prepare('site_footer'),
  )

  /** The client a host name belongs to; an unknown one is the default client. [O-59] */
  async function getClient(host?: string) {
    const named = host === undefined ? undefined : (await byHost({ host }))[0]
    const client = named ?? (await standard())[0]
    if (!client) throw new Error('the database has no default client')
    return client
  }

  return {
    getClient,
    /** The theme of a venue that has one of its own, else of the client. */
    themeOf: async (clientId: number, venueId: number | undefined) => {
      const own = venueId === undefined ? undefined : (await theme({ venueId }))[0]
      return (own ?? (await standardTheme({ clientId }))[0])?.theme
    },
    /** The footer of a venue that has one of its own, else of the client. */
    footerOf: async (clientId: number, venueId: number | undefined) => {
      const own = venueId === undefined ? undefined : (await footer({ venueId }))[0]
      return (own ?? (await standardFooter({ clientId }))[0])?.html
    },
  }
}
