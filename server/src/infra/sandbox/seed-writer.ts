import { localDate } from '@touchline/clock'
import type { OrderRecord, ScheduleRecord, SeedWriter } from '@touchline/seed'
import { emailKey } from '../../modules/auth/index.ts'
import { grantCredit } from '../../modules/credits/index.ts'
import { postOrder } from '../../modules/orders/index.ts'
import { foldForSearch } from '../../modules/venues/index.ts'
import type { IntegerKind } from '../store/ids.ts'
import type { PlatformStore, Tx } from '../store/repositories.ts'
import { writeBundles } from './seed-bundles.ts'

type SeedTools = {
  readonly store: PlatformStore
  /** Hashes a password; told once per different one. */
  readonly hashPassword: (password: string) => Promise<string>
  /** A text no other catalogue has had. */
  readonly newEdition: () => string
}

/** Writes the seed's records into the platform's tables. Each list is one unit of work. */
export function createSeedWriter({ store, hashPassword, newEdition }: SeedTools): SeedWriter {
  const timezones = new Map<number, string>()
  const schedules = new Map<string, ScheduleRecord>()
  let orders: readonly OrderRecord[] = []

  const write = (fn: (tx: Tx) => Promise<void>) => store.write(fn)
  const used = (tx: Tx, kind: IntegerKind, ids: readonly number[]) =>
    ids.length === 0 ? Promise.resolve() : tx.idBlocks.reserveUpTo(kind, Math.max(...ids))

  return {
    clients: (records) =>
      write((tx) =>
        tx.seed.insert(
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
          })),
        ),
      ),
    venues: (records) =>
      write(async (tx) => {
        for (const { id, timezone } of records) timezones.set(id, timezone)
        await tx.seed.insert(
          'venues',
          records.map(
            ({ descriptionHtml, latitude, longitude, campsAndCoursesEnabled, activitiesV2MigrationOn, ...record }) => ({
              ...record,
              description: descriptionHtml,
              coordinates: { latitude, longitude },
              campsAndCourses: campsAndCoursesEnabled,
              migrationOn: activitiesV2MigrationOn,
              searchText: foldForSearch(`${record.name} ${record.town} ${record.area} ${record.postcode}`),
            }),
          ),
        )
      }),
    themes: (records) =>
      write((tx) =>
        tx.seed.insert(
          'themes',
          records.map(({ clientId, venueId, ...theme }, index) => ({ id: index + 1, clientId, venueId, theme })),
        ),
      ),
    footers: (records) =>
      write((tx) =>
        tx.seed.insert(
          'footers',
          records.map((record, index) => ({ id: index + 1, ...record })),
        ),
      ),
    categories: (records) =>
      write(async (tx) => {
        // Parents first: a child refers to its parent.
        const sorted = records.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null))
        await tx.seed.insert(
          'categories',
          sorted.map(({ kind, venueIds: _venueIds, ...record }) => ({ ...record, pictureKind: kind })),
        )
        await tx.seed.insert(
          'categoryVenues',
          records.flatMap(({ id, venueIds }) => venueIds.map((venueId) => ({ categoryId: id, venueId }))),
        )
      }),
    users: async (records) => {
      const hashes = new Map<string, string>()
      for (const { password } of records) {
        if (password !== null && !hashes.has(password)) hashes.set(password, await hashPassword(password))
      }
      await write(async (tx) => {
        await tx.seed.insert(
          'users',
          records.map(({ password, marketing, paidBookingEnabled, ...record }) => ({
            ...record,
            emailKey: record.email === null ? null : emailKey(record.email),
            passwordHash: password === null ? null : (hashes.get(password) ?? null),
            emailOptIn: marketing.email,
            smsOptIn: marketing.sms,
            phoneOptIn: marketing.phone,
            postOptIn: marketing.post,
            paidBooking: paidBookingEnabled,
            source: 'seed',
          })),
        )
        await used(
          tx,
          'user',
          records.map(({ id }) => id),
        )
      })
    },
    linkedUsers: (records) =>
      write(async (tx) => {
        await tx.seed.insert('linkedUsers', records)
        await used(
          tx,
          'linked_user',
          records.map(({ id }) => id),
        )
      }),
    tills: (records) => write((tx) => tx.seed.insert('tills', records)),
    membershipTypes: (records) =>
      write((tx) =>
        tx.seed.insert(
          'membershipTypes',
          records.map(({ descriptionHtml, ...record }) => ({ ...record, description: descriptionHtml })),
        ),
      ),
    memberships: (records) => write((tx) => tx.seed.insert('memberships', records)),
    credits: (records) =>
      write(async (tx) => {
        for (const record of records) await grantCredit(tx, record)
        await used(
          tx,
          'credit',
          records.map(({ id }) => id),
        )
      }),
    penalties: (records) =>
      write((tx) =>
        tx.seed.insert(
          'penalties',
          records.map((record) => ({
            ...record,
            disablesBooking: record.actions.includes('disable_booking'),
            paidAt: null,
          })),
        ),
      ),
    restrictions: (records) =>
      write((tx) =>
        tx.seed.insert(
          'restrictions',
          records.map(({ termsHtml, ...record }) => ({ ...record, terms: termsHtml })),
        ),
      ),
    waiverAgreements: (records) => write((tx) => tx.seed.insert('waiverAgreements', records)),
    pricingOptions: (records) =>
      write((tx) =>
        tx.seed.insert(
          'pricingOptions',
          records.map((record) => ({ ...record, consumed: 0 })),
        ),
      ),
    schedules: (records) =>
      write(async (tx) => {
        for (const record of records) schedules.set(record.id, record)
        await tx.seed.insert('schedules', records.map(scheduleRow))
        await tx.seed.insert(
          'occurrences',
          records.flatMap((record) => occurrenceRows(record, timezones.get(record.venueId) ?? 'Europe/London')),
        )
        await tx.seed.insert(
          'scheduleExtras',
          records.flatMap(({ id, extraIds }) =>
            extraIds.map((pricingOptionId, position) => ({ scheduleId: id, pricingOptionId, position })),
          ),
        )
        await tx.seed.setEdition(newEdition())
      }),
    questionSections: (records) =>
      write(async (tx) => {
        await tx.seed.insert('questionSections', records)
        await tx.seed.setEdition(newEdition())
      }),
    orders: (records) =>
      write(async (tx) => {
        orders = records
        await tx.seed.insert('orders', records.map(orderRow))
        await used(
          tx,
          'order',
          records.map(({ id }) => id),
        )
        await tx.seed.insert('orderPayments', records.flatMap(paymentRowsOf))
        for (const record of records) await postOrder(tx, orderRow(record), paymentRowsOf(record), [])
        for (const [id, pieces] of piecesOf(records)) await tx.seed.addExtraConsumed(id, pieces)
      }),
    bundles: (records) => write((tx) => writeBundles(tx, records, orders, schedules, used)),
  }
}

function scheduleRow(record: ScheduleRecord) {
  const camp = record.kind === 'camp' ? record : undefined
  return {
    id: record.id,
    kind: record.kind,
    slug: record.slug,
    name: record.name,
    description: record.descriptionHtml,
    venueId: record.venueId,
    categoryId: record.categoryId,
    locationName: record.locationName,
    friendlyLocationName: record.friendlyLocationName,
    instructors: record.instructors,
    weeks: record.weeks,
    startsAt: record.startsAt,
    endsAt: record.endsAt,
    maximum: record.maximum,
    consumed: 0,
    price: record.price,
    memberPrice: record.memberPrice,
    membersOnly: record.qualification === 'members',
    firstBookableAt: record.firstBookableAt,
    lastBookableAt: record.lastBookableAt,
    bookableAfterStart: record.kind === 'course' && record.allowCustomerBookCourseAfterStart,
    waiverId: record.prePurchaseWaiverId,
    inductionId: record.prePurchaseInductionId,
    restrictionCriteria: record.restrictionCriteria,
    pricingOptions: camp?.pricingOptionAvailability ?? [],
    sessionPrice: camp?.sessionPrice ?? null,
    sessionMemberPrice: camp?.sessionMemberPrice ?? null,
    createdAt: record.createdAt,
  }
}

function occurrenceRows(record: ScheduleRecord, timezone: string) {
  return record.occurrences.map((occurrence) => ({
    ...occurrence,
    scheduleId: record.id,
    venueId: record.venueId,
    localDate: localDate(occurrence.startsAt, timezone),
    maximum: record.maximum,
    consumed: 0,
  }))
}

function orderRow(record: OrderRecord) {
  return {
    id: record.id,
    uuid: record.cartUuid,
    cartId: null,
    userId: record.userId,
    source: record.source,
    status: 'success' as const,
    refundStatus: record.refundStatus,
    total: record.total,
    itemHash: 'seed',
    createdAt: record.completedAt,
    paidAt: record.completedAt,
    termsVersion: null,
    termsAcceptedAt: null,
  }
}

function paymentRowsOf({ id, payments }: OrderRecord) {
  return payments.map(({ tenderType, amount }, index) => ({
    orderId: id,
    position: index + 1,
    tenderType,
    amount,
    transactionUuid: null,
    cardBrand: null,
    cardLastFour: null,
    state: 'settled' as const,
  }))
}

function piecesOf(records: readonly OrderRecord[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  for (const { pricingOptionId, quantity } of records.flatMap(({ items }) => items.flatMap(({ extras }) => extras))) {
    pieces.set(pricingOptionId, (pieces.get(pricingOptionId) ?? 0) + quantity)
  }
  return pieces
}
