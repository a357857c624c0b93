import { pounds } from '@touchline/money'
import type { ClientRecord, SeedRecords, ThemeRecord } from './seed-writer.ts'

/** The least that a platform cannot do without: who runs it, and how its pages look. */
const client: ClientRecord = {
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

const theme: ThemeRecord = {
  clientId: client.id,
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

/** The first records of a platform without personas. Without a client of its own it gets one, with a plain theme. */
export function ownPlatform(data: Partial<SeedRecords>): Partial<SeedRecords> {
  if (data.clients && data.clients.length > 0) return data
  return { ...data, clients: [client], themes: [theme, ...(data.themes ?? [])] }
}
