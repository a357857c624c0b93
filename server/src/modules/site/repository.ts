import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ReadDb } from '../../infra/store/port.ts'
import { type Given, one, queries } from '../../infra/store/queries.ts'
import type { Schema } from '../../schema.ts'

type Place = { readonly clientId: number; readonly venueId: number | undefined }

export function createSiteReads(db: ReadDb, { clients, themes, footers }: Schema) {
  const own = queries('site', db, {
    clientOfHost: one(($: Given<{ host: string }>) => db.select().from(clients).where(eq(clients.host, $.host))),
    standardClient: one(() => db.select().from(clients).where(isNull(clients.host)).orderBy(asc(clients.id)).limit(1)),
    themeOfVenue: one(($: Given<{ venueId: number }>) =>
      db.select({ theme: themes.theme }).from(themes).where(eq(themes.venueId, $.venueId)),
    ),
    themeOfClient: one(($: Given<{ clientId: number }>) =>
      db
        .select({ theme: themes.theme })
        .from(themes)
        .where(and(eq(themes.clientId, $.clientId), isNull(themes.venueId))),
    ),
    footerOfVenue: one(($: Given<{ venueId: number }>) =>
      db.select({ html: footers.html }).from(footers).where(eq(footers.venueId, $.venueId)),
    ),
    footerOfClient: one(($: Given<{ clientId: number }>) =>
      db
        .select({ html: footers.html })
        .from(footers)
        .where(and(eq(footers.clientId, $.clientId), isNull(footers.venueId))),
    ),
  })

  /** The client of a host name; an unknown one is the default client. */
  async function getClient({ host }: { readonly host?: string | undefined } = {}) {
    const named = host === undefined ? undefined : await own.clientOfHost({ host })
    const client = named ?? (await own.standardClient())
    if (!client) throw new Error('the database has no default client')
    return client
  }

  return {
    getClient,
    /** The venue's own theme, else the client's. */
    themeOf: async ({ clientId, venueId }: Place) => {
      const special = venueId === undefined ? undefined : await own.themeOfVenue({ venueId })
      return (special ?? (await own.themeOfClient({ clientId })))?.theme
    },
    /** The venue's own footer, else the client's. */
    footerOf: async ({ clientId, venueId }: Place) => {
      const special = venueId === undefined ? undefined : await own.footerOfVenue({ venueId })
      return (special ?? (await own.footerOfClient({ clientId })))?.html
    },
  }
}
