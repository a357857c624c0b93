import { brokenReferences } from './broken-references.ts'
import { incoherentRecords } from './incoherent-records.ts'
import { entriesOf } from './entries.ts'
import type { SeedKind, SeedRecords } from './seed-writer.ts'
import { writingOrder } from './write-records.ts'

type Data = Partial<SeedRecords>

/** Instants may be text in supplied records: fields that end in `At` become epoch milliseconds. */
export function readMoments(data: Data): Data {
  const read = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => read(item))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, read(part, name)]))
    }
    return key.endsWith('At') && typeof value === 'string' ? Date.parse(value) : value
  }
  // Only texts have become numbers, where the shape has allowed texts.
  return read(data) as Data
}

/**
 * Sales, purchases, waitlist entries and bookings are written together with their schedule, while its prices and places
 * are at hand.
 */
const comesWith: Readonly<Partial<Record<SeedKind, readonly SeedKind[]>>> = {
  packages: ['schedules'],
  waitlistEntries: ['schedules'],
  orders: ['schedules', 'packages'],
  ownedPackages: ['orders'],
  bundles: ['schedules', 'orders'],
  bookings: ['schedules', 'orders'],
}

/** The existing records that supplied ones may refer to. */
function withoutBatch(present: Data): Data {
  const { schedules: _schedules, ...others } = present
  return Object.fromEntries(Object.entries(others).filter(([kind]) => !(kind in comesWith)))
}

/**
 * Errors of supplied records beyond their shape, compared with existing ones: duplicate ids, unknown ids, and
 * contradictions. In words, by kind.
 */
export function ownDataProblems(data: Data, present: Data): Readonly<Record<string, readonly string[]>> {
  const all = joined(present, data)
  const wanted = new Set<string>(Object.keys(data))
  const problems = new Map<string, string[]>()
  const note = (kind: string, problem: string) => void problems.set(kind, [...(problems.get(kind) ?? []), problem])
  for (const [kind, records] of entriesOf(all)) {
    if (!wanted.has(kind)) continue
    for (const id of twice(records)) note(kind, `The id ${String(id)} is there twice, here or in the seed.`)
  }
  const said = new Set<string>()
  for (const { writtenWith, says } of brokenReferences(all, writingOrder)) {
    said.add(says)
    if (wanted.has(writtenWith)) note(writtenWith, `${says}, which is not there.`)
  }
  for (const { writtenWith, kind, says } of brokenReferences(joined(withoutBatch(present), data), writingOrder)) {
    const isMissing = wanted.has(writtenWith) && comesWith[writtenWith]?.includes(kind) === true
    if (isMissing && !said.has(says)) note(writtenWith, `${says}, which has to be of the same data.`)
  }
  for (const { kind, says } of incoherentRecords(data)) note(kind, says)
  return Object.fromEntries(problems)
}

function joined(first: Data, second: Data): SeedRecords {
  const lists = writingOrder.map((kind): [SeedKind, readonly unknown[]] => [
    kind,
    [...(first[kind] ?? []), ...(second[kind] ?? [])],
  ])
  // Every kind has the list of its own records.
  return Object.fromEntries(lists) as SeedRecords
}

function twice(records: readonly object[]): ReadonlySet<unknown> {
  const seen = new Set<unknown>()
  const double = new Set<unknown>()
  for (const record of records) {
    if (!('id' in record)) continue
    if (seen.has(record.id)) double.add(record.id)
    seen.add(record.id)
  }
  return double
}
