import type { Kit } from '../../infra/store/kit.ts'
import type { VenueTables } from '../venues/tables.ts'

export type ClientTables = ReturnType<typeof clientTables>
export type ClientRow = ClientTables['clients']['$inferSelect']

export function clientTables(k: Kit) {
  /** Organisations; the one with `host` null answers unknown hosts. */
  const clients = k.table(
    'clients',
    {
      id: k.int('id').primaryKey(),
      name: k.text('name').notNull(),
      host: k.text('host'),
      currencyCode: k.text('currency_code').notNull(),
      currencySymbol: k.text('currency_symbol').notNull(),
      termsHtml: k.text('terms_html'),
      onlineJoining: k.bool('online_joining').notNull(),
      campsAndCourses: k.bool('camps_and_courses').notNull(),
      guestPasses: k.bool('guest_passes').notNull(),
      paidBooking: k.bool('paid_booking').notNull(),
      autoTranslate: k.bool('auto_translate').notNull(),
      kioskHomeUrl: k.text('kiosk_home_url'),
      /** Random and never changed: no other installation has it, so calendars tell their entries apart. */
      calendarKey: k.text('calendar_key'),
    },
    (t) => [k.uniqueIndex('clients_host').on(t.host)],
  )
  return { clients }
}

/** The theme of the client, or of one venue, as the wire's theme record. */
export type ThemeColours = {
  readonly headerPrimaryColour: string
  readonly appLogo: string | null
  readonly appDarkBgColour: string
  readonly appHeaderBgColour: string
  readonly appHeadingFontStyle: string
  readonly appPrimaryColour: string
  readonly appSecondaryColour1: string
  readonly appSecondaryColour2: string
  readonly appBodyFontStyle: string
  readonly appSecondaryButtonStyle: string
}

export function siteTables(k: Kit, { clients }: ClientTables, { venues }: VenueTables) {
  const themes = k.table(
    'themes',
    {
      id: k.int('id').primaryKey(),
      clientId: k
        .int('client_id')
        .notNull()
        .references(() => clients.id),
      venueId: k.int('venue_id').references(() => venues.id),
      theme: k.json<ThemeColours>('theme').notNull(),
    },
    (t) => [k.uniqueIndex('themes_venue').on(t.venueId)],
  )
  const footers = k.table(
    'footers',
    {
      id: k.int('id').primaryKey(),
      clientId: k
        .int('client_id')
        .notNull()
        .references(() => clients.id),
      venueId: k.int('venue_id').references(() => venues.id),
      html: k.text('html').notNull(),
    },
    (t) => [k.uniqueIndex('footers_venue').on(t.venueId)],
  )
  return { themes, footers }
}
