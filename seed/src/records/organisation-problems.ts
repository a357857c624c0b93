import type { Around } from './around.ts'
import { type Data, nameOf, problemsIn, type RecordProblem } from './problem.ts'

/** Contradictions of organisations, venues, locations, closures and categories, in words. */
export function organisationProblems(data: Data, present: Data, around: Around): readonly RecordProblem[] {
  return [
    ...problemsIn(data, 'clients', ({ currency }) => [
      currencyProblem(currency.code) ?? otherCurrency(data, present, currency.code),
    ]),
    ...problemsIn(data, 'venues', ({ timezone }) => [
      !isTimezone(timezone) && ['timezone', `There is no time zone ${timezone}; Europe/London is one.`],
    ]),
    ...locationProblems(data, present, around),
    ...problemsIn(data, 'closures', ({ startsAt, endsAt, venueId, locationIds }) => [
      startsAt >= endsAt && ['endsAt', 'The closure ends before it starts.'],
      ...locationIds.map((id, index) => elsewhere(`locationIds.${index}`, id, venueId, around)),
    ]),
    ...problemsIn(data, 'categories', ({ parentId, bookingType, venueIds }) => {
      const parent = parentId === null ? undefined : around.categories.get(parentId)
      return [
        parent !== undefined &&
          (parent.parentId !== null || parent.bookingType !== null) && [
            'parentId',
            `Category ${parent.slug} cannot have children: it has a parent or a bookingType of its own.`,
          ],
        parentId !== null && bookingType === null && ['bookingType', 'A category with a parent needs a bookingType.'],
        bookingType === null &&
          venueIds.length > 0 && ['venueIds', 'A category without a bookingType is a parent and has no venues.'],
      ]
    }),
  ]
}

/** Whether a location belongs to another venue than the record that names it. */
export function elsewhere(
  field: string,
  locationId: number | null | undefined,
  venueId: number,
  { locations, venues }: Around,
): readonly [string, string] | false {
  const location = locations.get(locationId ?? 0)
  // Missing records are reported as missing.
  if (location === undefined || !venues.has(venueId) || location.venueId === venueId) return false
  const [theirs, own] = [location.venueId, venueId].map((id) => venues.get(id)?.slug ?? String(id))
  return [field, `Location ${location.name} belongs to venue ${theirs}, and this to venue ${own}.`]
}

function locationProblems(data: Data, present: Data, around: Around): readonly RecordProblem[] {
  const before = new Set((present.locations ?? []).map(({ id }) => id))
  return problemsIn(data, 'locations', ({ id, venueId, parentId }) => {
    const isLate = parentId !== null && around.locations.has(parentId) && !before.has(parentId)
    before.add(id)
    return [
      isLate && [
        'parentId',
        `Location ${around.locations.get(parentId)?.name} contains this one, so it has to be listed before.`,
      ],
      elsewhere('parentId', parentId, venueId, around),
    ]
  })
}

/** Prices are in hundredths of the currency. */
function currencyProblem(code: string): readonly [string, string] | undefined {
  const field = 'currency.code'
  if (!Intl.supportedValuesOf('currency').includes(code)) return [field, `There is no currency ${code}; GBP is one.`]
  const { maximumFractionDigits: decimals } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions()
  if (decimals === 2) return undefined
  return [
    field,
    `${code} does not have two decimals, and all prices are in hundredths of their currency. GBP has them.`,
  ]
}

/** Baskets, payments and reports of a platform have one currency. */
function otherCurrency(data: Data, present: Data, code: string): readonly [string, string] | false {
  const first = present.clients?.[0] ?? data.clients?.[0]
  if (first === undefined || first.currency.code === code) return false
  const other = present.clients?.[0]
    ? `the seed's organisation ${first.name}`
    : nameOf({ kind: 'clients', index: 0 }, first.name)
  return ['currency.code', `A platform has one currency: this is ${code}, and ${other} has ${first.currency.code}.`]
}

function isTimezone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
  } catch {
    return false
  }
}
