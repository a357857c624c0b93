import type { ClientRecord, FooterRecord, ThemeRecord } from '@touchline/seed'
import type { Tx } from '../../repositories.ts'

/** `newText` makes the key of an organisation's calendar entries. */
export function seedClients(tx: Tx, records: readonly ClientRecord[], newText: () => string): Promise<void> {
  return tx.seed.insert(
    'clients',
    records.map((record) => ({
      id: record.id,
      name: record.name,
      host: record.host,
      currencyCode: record.currency.code,
      currencySymbol: record.currency.symbol,
      termsHtml: record.termsHtml,
      onlineJoining: record.onlineJoiningEnabled,
      campsAndCourses: record.campsAndCoursesBookingEnabled,
      guestPasses: record.onlineGuestPassesEnabled,
      paidBooking: record.paidBookingEnabled,
      autoTranslate: record.autoTranslateEnabledForCustomer,
      kioskHomeUrl: record.kioskHomeUrl,
      calendarKey: newText(),
    })),
  )
}

export function seedThemes(tx: Tx, records: readonly ThemeRecord[]): Promise<void> {
  return tx.seed.insert(
    'themes',
    records.map(({ clientId, venueId, ...theme }, index) => ({ id: index + 1, clientId, venueId, theme })),
  )
}

export function seedFooters(tx: Tx, records: readonly FooterRecord[]): Promise<void> {
  return tx.seed.insert(
    'footers',
    records.map((record, index) => ({ id: index + 1, ...record })),
  )
}
