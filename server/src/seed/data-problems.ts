import type { SeedRecords } from '@touchline/contract'
import { ownDataProblems } from '@touchline/seed'
import { openingProblem } from '../modules/venues/index.ts'

type Data = Partial<SeedRecords>

/** Problems of own data beyond its shape, in words, by kind: ids, and unreadable opening times. */
export function dataProblems(data: Data, present: Data): Readonly<Record<string, readonly string[]>> {
  const unreadable = (data.venues ?? []).flatMap((venue) => {
    const { latitude, longitude } = venue
    const problem = openingProblem({ ...venue, coordinates: { latitude, longitude } })
    return problem === null ? [] : [`The opening times of ${venue.slug} cannot be read: ${problem}`]
  })
  const problems = ownDataProblems(data, present)
  if (unreadable.length === 0) return problems
  return { ...problems, venues: [...(problems['venues'] ?? []), ...unreadable] }
}
