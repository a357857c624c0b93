import { type OccurrenceChange, readOccurrence, updateOccurrence } from '@touchline/contract'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'
import { seedWithProgramme } from './programme.ts'

/** Opens the programme of a file's tests for a member of staff who changes it. */
export function stageOfFile() {
  const host = hostOfSeed(seedWithProgramme)
  return async () => {
    const platform = await startPlatform({ host: await host() })
    const ellie = await platform.as('ellie')
    return {
      platform,
      ellie,
      change: (occurrenceId: string, change: OccurrenceChange) =>
        ellie.call(updateOccurrence, { params: { occurrenceId }, body: { data: change } }),
      refused: (occurrenceId: string, change: object) =>
        // Values that the types exclude on purpose.
        ellie.refusal(updateOccurrence, { params: { occurrenceId }, body: { data: change } }),
      read: async (occurrenceId: string) =>
        (await ellie.call(readOccurrence, { params: { occurrenceId }, query: { source: 'foh' } })).data,
    }
  }
}
