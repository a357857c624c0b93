import { pounds } from '@touchline/money'
import type { ClientRecord, SeedRecords, ThemeRecord } from './seed-writer.ts'

/** The least that a platform cannot do without: who runs it, and how its pages look. */
export const plainClient: ClientRecord = {
  id: 1,
  name: 'Leisure',
  host: null,
  currency: pounds,
  termsHtml: '<p>The terms have not been written yet.</p>',
  onlineJoiningEnabled: false,
  campsAndCoursesBookingEnabled: true,
  onlineGuestPassesEnabled: false,
  paidBookingEnabled: true,
  autoTranslateEnabledForCustomer: false,
  kioskHomeUrl: null,
}

const theme: Omit<ThemeRecord, 'clientId'> = {
  venueId: null,
  headerPrimaryColour: '#1F4E79',
  appLogo: null,
  appDarkBgColour: '#12293D',
  appHeaderBgColour: '#FFFFFF',
  appHeadingFontStyle: 'Archivo',
  appPrimaryColour: '#1F4E79',
  appSecondaryColour1: '#8A4B08',
  appSecondaryColour2: '#1F7A8C',
  appBodyFontStyle: 'Roboto',
  appSecondaryButtonStyle: 'solid',
}

/** Records that a platform needs and that its own data leave out: an organisation, and a plain theme for each. */
export function besideOwn({ clients = [], themes = [] }: Partial<SeedRecords>): Partial<SeedRecords> {
  const added = clients.length > 0 ? [] : [plainClient]
  const themed = new Set(themes.flatMap(({ clientId, venueId }) => (venueId === null ? [clientId] : [])))
  return {
    clients: added,
    themes: [...added, ...clients].filter(({ id }) => !themed.has(id)).map(({ id }) => ({ ...theme, clientId: id })),
  }
}

/** The first records of a platform without personas. */
export function ownPlatform(data: Partial<SeedRecords>): Partial<SeedRecords> {
  const { clients = [], themes = [] } = besideOwn(data)
  return { ...data, clients: [...clients, ...(data.clients ?? [])], themes: [...themes, ...(data.themes ?? [])] }
}
