import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { prepared } from '../../infra/store/prepared.ts'
import type { Schema } from '../../infra/store/schema.ts'

const ph = sql.placeholder

export function createSiteReads(db: ReadDb, { clients, themes, footers, venues }: Schema) {
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
      .select({ theme: themes.theme, venueId: themes.venueId })
      .from(themes)
      .leftJoin(venues, eq(venues.id, themes.venueId))
      .where(eq(venues.slug, ph('venue')))
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
      .innerJoin(venues, eq(venues.id, footers.venueId))
      .where(eq(venues.slug, ph('venue')))
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
    themeOf: async (clientId: number, venue: string | undefined) => {
      const own = venue === undefined ? undefined : (await theme({ venue }))[0]
      return (own ?? (await standardTheme({ clientId }))[0])?.theme
    },
    footerOf: async (clientId: number, venue: string | undefined) => {
      const own = venue === undefined ? undefined : (await footer({ venue }))[0]
      return (own ?? (await standardFooter({ clientId }))[0])?.html
    },
  }
}
