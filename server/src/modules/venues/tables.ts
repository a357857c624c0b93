import type { Kit } from '../../infra/store/kit.ts'
import type { ClientTables } from '../site/tables.ts'

export type VenueTables = ReturnType<typeof venueTables>
export type VenueRow = VenueTables['venues']['$inferSelect']

export function venueTables(k: Kit, { clients }: ClientTables) {
  const venues = k.table(
    'venues',
    {
      id: k.int('id').primaryKey(),
      /** Unique to this state of the row and of its locations. */
      revision: k.text('revision').notNull(),
      clientId: k
        .int('client_id')
        .notNull()
        .references(() => clients.id),
      slug: k.text('slug').notNull(),
      name: k.text('name').notNull(),
      /** The name, town and postcode folded by `foldForSearch`. */
      searchText: k.text('search_text').notNull(),
      description: k.text('description'),
      address1: k.text('address1').notNull(),
      address2: k.text('address2'),
      town: k.text('town').notNull(),
      area: k.text('area'),
      postcode: k.text('postcode').notNull(),
      openingTimes: k.text('opening_times').notNull(),
      /** Degrees, as JSON so that both engines keep the same digits. */
      coordinates: k
        .json<{ readonly latitude: number | null; readonly longitude: number | null }>('coordinates')
        .notNull(),
      timezone: k.text('timezone').notNull(),
      campsAndCourses: k.bool('camps_and_courses').notNull(),
      migrationOn: k.text('migration_on'),
      /** Whether its memberships are sold online. */
      onlineJoining: k.bool('online_joining').notNull(),
      phone: k.text('phone'),
      email: k.text('email'),
      facilities: k.json<readonly { readonly code: string; readonly name: string }[]>('facilities').notNull(),
      /** Parking and access, in words. */
      gettingHere: k.text('getting_here'),
      pictureUrl: k.text('picture_url'),
      createdAt: k.instant('created_at').notNull(),
    },
    (t) => [k.uniqueIndex('venues_slug').on(t.slug)],
  )
  return { venues }
}
