import { createHash } from 'node:crypto'
import type { SeedRecords } from '@touchline/contract'
import { besideOwn, ownPlatform, writeRecords } from '@touchline/seed'
import { ConfigError } from '../config.ts'
import { writingRecords } from '../infra/sandbox/filling.ts'
import type { Seed } from '../platform.ts'
import { checkRecords } from './check-records.ts'
import { problemLines, readDataFile, UnreadableFileError } from './data-file.ts'
import { touchlineSeed } from './touchline-seed.ts'

/**
 * The initial data of a platform without sandboxes: the records of a file, or none. No personas. Throws a ConfigError
 * with a line for each problem.
 */
export async function ownSeed(dataFile: string | undefined): Promise<Seed> {
  const records = ownPlatform(dataFile === undefined ? {} : await recordsIn(dataFile))
  const version = createHash('sha256').update(JSON.stringify(records)).update(touchlineSeed.version()).digest('hex')
  return {
    ...touchlineSeed,
    version: () => `own-${version.slice(0, 12)}`,
    personas: [],
    scenarios: [],
    own: records,
    fill: (_now, writer) => writingRecords(() => writeRecords(records, writer), contradictory),
  }
}

/** A last safeguard behind the check. */
const contradictory = new ConfigError('DATA_FILE: two records contradict each other')

async function recordsIn(path: string): Promise<Partial<SeedRecords>> {
  const { value, lineOf } = await readDataFile(path).catch((error: unknown) => {
    throw error instanceof UnreadableFileError ? new ConfigError(`DATA_FILE: ${error.message}`) : error
  })
  const { data, problems } = checkRecords(value, besideOwn)
  if (problems.length === 0) return data
  throw new ConfigError(
    problemLines(problems, lineOf)
      .map((line) => `DATA_FILE: ${line}`)
      .join('\n'),
  )
}
