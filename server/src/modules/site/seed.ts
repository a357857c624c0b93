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

export async function seedThemes(tx: Tx, records: readonly ThemeRecord[]): Promise<void> {
  const first = nextId(await tx.seed.rowsOf('themes'))
  await tx.seed.insert(
    'themes',
    records.map(({ clientId, venueId, ...theme }, index) => ({ id: first + index, clientId, venueId, theme })),
  )
}

export async function seedFooters(tx: Tx, records: readonly FooterRecord[]): Promise<void> {
  const first = nextId(await tx.seed.rowsOf('footers'))
  await tx.seed.insert(
    'footers',
    records.map((record, index) => ({ id: first + index, ...record })),
  )
}

/** Their records have no ids. */
function nextId(rows: readonly { readonly id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1
}
