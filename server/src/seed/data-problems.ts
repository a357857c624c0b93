import type { SeedRecords } from '@touchline/contract'
import { ownDataProblems } from '@touchline/seed'
import { areOpeningTimes } from '../modules/venues/index.ts'

type Data = Partial<SeedRecords>

/** Problems of own data beyond its shape, in words, by kind: ids, and unreadable opening times. */
export function dataProblems(data: Data, present: Data): Readonly<Record<string, readonly string[]>> {
  const unreadable = (data.venues ?? []).filter(({ openingTimes }) => !areOpeningTimes(openingTimes))
  const problems = ownDataProblems(data, present)
  if (unreadable.length === 0) return problems
  const texts = unreadable.map(({ slug }) => `The opening times of ${slug} are not in the form of OpenStreetMap.`)
  return { ...problems, venues: [...(problems['venues'] ?? []), ...texts] }
}
