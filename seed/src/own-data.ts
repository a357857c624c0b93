import { brokenReferences } from './broken-references.ts'
import { incoherentRecords } from './incoherent-records.ts'
import { entriesOf } from './entries.ts'
import type { SeedKind, SeedRecords } from './seed-writer.ts'
import { writingOrder } from './write-records.ts'

type Data = Partial<SeedRecords>

/** Moments may be written as text in data of somebody's own: those of fields that end in `At` become epoch milliseconds. */
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

/** What is sold, bought, waited for and booked is written together with what it is of, whose prices and places are at hand then. */
const comesWith: Readonly<Partial<Record<SeedKind, readonly SeedKind[]>>> = {
  packages: ['schedules'],
  waitlistEntries: ['schedules'],
  orders: ['schedules', 'packages'],
  ownedPackages: ['orders'],
  bundles: ['schedules', 'orders'],
  bookings: ['schedules', 'orders'],
}

/** What data of somebody's own can be about of what is there. */
function withoutBatch(present: Data): Data {
  const { schedules: _schedules, ...others } = present
  return Object.fromEntries(Object.entries(others).filter(([kind]) => !(kind in comesWith)))
}

/**
 * What is wrong with data of somebody's own beyond its shape, beside what is there already: ids that are there twice,
 * ids that name nothing, and what cannot be so. In words, by kind.
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
