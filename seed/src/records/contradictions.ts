import type { SeedKind } from '../seed-writer.ts'
import { writingOrder } from '../write-records.ts'
import { aroundOf } from './around.ts'
import { type Beside, brokenReferences } from './broken-references.ts'
import { capacityProblems } from './capacity-problems.ts'
import { doubles } from './doubles.ts'
import { nouns } from './nouns.ts'
import { organisationProblems } from './organisation-problems.ts'
import { peopleProblems } from './people-problems.ts'
import { type Data, nameOf, type RecordProblem } from './problem.ts'
import { programmeProblems } from './programme-problems.ts'
import { salesProblems } from './sales-problems.ts'

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

/**
 * Errors of supplied records of the right shape, compared with each other and with those that are there: unknown ids,
 * ids and names used twice, and contradictions. `unread` are supplied records of a wrong shape, whose ids count. `named`
 * is how a sentence names another record.
 */
export function contradictions(
  data: Data,
  present: Data,
  unread: Beside = {},
  named: typeof nameOf = nameOf,
): readonly RecordProblem[] {
  const around = aroundOf(data, present)
  return [
    ...missing(data, present, unread),
    ...doubles(data, present, named),
    ...organisationProblems(data, present, around),
    ...peopleProblems(data),
    ...programmeProblems(data, around),
    ...salesProblems(data, around),
    ...capacityProblems(data, around),
  ]
}

function missing(data: Data, present: Data, unread: Beside): readonly RecordProblem[] {
  const lists = writingOrder.map((kind) => [kind, [...(present[kind] ?? []), ...(unread[kind] ?? [])]] as const)
  const nowhere = brokenReferences(data, writingOrder, Object.fromEntries(lists))
  const apart = brokenReferences(data, writingOrder, unread)
    .filter(({ kind, named }) => comesWith[kind]?.includes(named) === true)
    .map(({ named, ...problem }) => ({ ...problem, says: `The ${nouns[named]} has to be in the same data.` }))
  const said = new Set(nowhere.map(({ kind, index, field }) => `${kind}.${index}.${field}`))
  return [
    ...nowhere.map(({ kind, index, field, says }) => ({ kind, index, field, says })),
    ...apart.filter(({ kind, index, field }) => !said.has(`${kind}.${index}.${field}`)),
  ]
}
