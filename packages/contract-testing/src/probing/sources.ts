/** Where the value of a parameter comes from: a field of an earlier answer; of lists the first row that fits. */
export type Source = {
  readonly call: string
  /** Names of fields below `data`; a list on the way is entered at each of its rows. */
  readonly path: readonly string[]
  /** A row must have this in one of these fields. */
  readonly where?: { readonly fields: readonly string[]; readonly value: string }
}

const ofVenue = { call: 'listVenues', path: ['slug'] } as const
const activityOf = (kind: string): Source => ({
  call: 'listVenueCategories',
  path: ['slug'],
  // S3 names v2_type at a venue, and P3.12 booking_type of any category.
  where: { fields: ['v2_type', 'booking_type'], value: kind },
})

/** Sources of parameters by `call.parameter`, or by the parameter's name alone. */
const sources: Readonly<Record<string, Source>> = {
  venue: ofVenue,
  userId: { call: 'readUser', path: ['id'] },
  occurrenceId: { call: 'readCourse', path: ['occurrences', 'id'] },
  'readVenueCategory.activitySlug': { call: 'listVenueCategories', path: ['slug'] },
  'listDates.category': { call: 'listVenueCategories', path: ['slug'] },
  'listTickets.category': activityOf('ticketed'),
  'listTickets.activity': { call: 'listTimesV2', path: ['id'] },
  'listTimes.activity': activityOf('ticketed'),
  'listTimesV2.activity': activityOf('ticketed'),
  'listTimetable.activity': activityOf('classes'),
  'listTimetableV2.activity': activityOf('classes'),
  'listSlots.activity': activityOf('resources'),
  'listSlotsV2.activity': activityOf('resources'),
  'readActivityClass.id': { call: 'listTimetableV2', path: ['id'] },
  'readBookableCategory.category': { call: 'listBookableCategories', path: ['slug'] },
  'readBookingBundle.id': { call: 'listBookings', path: ['booking_bundle_context', 'id'] },
  'listPreviousAttendees.id': {
    call: 'readCourse',
    path: ['occurrences', 'restrictions', 'pre_purchase_waiver', 'id'],
  },
  'readRestriction.id': { call: 'readCourse', path: ['occurrences', 'restrictions', 'pre_purchase_waiver', 'id'] },
}

/**
 * The source of a path parameter. Where none is named, the last one of a path comes from the list at the path before it,
 * such as `/courses/{idOrSlug}` from `/courses`.
 */
export function sourceOf(
  call: { readonly name: string; readonly path: string },
  parameter: string,
  listAt: (path: string) => string | undefined,
): Source | undefined {
  const named = sources[`${call.name}.${parameter}`]
  if (named !== undefined) return named
  const end = `/{${parameter}}`
  const list = call.path.endsWith(end) ? listAt(call.path.slice(0, -end.length)) : undefined
  return list === undefined ? sources[parameter] : { call: list, path: ['id'] }
}

/** The first value of a source in an answer; undefined where there is none. */
export function valueIn(answer: unknown, { path, where }: Source): string | undefined {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer
  const rows = Array.isArray(data) ? data : [data]
  const fitting = rows
    .flatMap(withChildren)
    .filter((row) => where === undefined || where.fields.some((field) => fieldOf(row, field) === where.value))
  return firstAt(fitting, path)
}

/** A row and those below it: categories may be groups of others. P3.12 */
function withChildren(row: unknown): readonly unknown[] {
  const children = fieldOf(row, 'children')
  return [row, ...(Array.isArray(children) ? children.flatMap(withChildren) : [])]
}

function fieldOf(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined
  // The keys of JSON are texts.
  return (record as Readonly<Record<string, unknown>>)[name]
}

function firstAt(value: unknown, path: readonly string[]): string | undefined {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = firstAt(each, path)
      if (found !== undefined) return found
    }
    return undefined
  }
  const [name, ...rest] = path
  if (name !== undefined) return firstAt(fieldOf(value, name), rest)
  const isId = (typeof value === 'string' && value !== '') || typeof value === 'number'
  return isId ? String(value) : undefined
}
