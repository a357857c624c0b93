import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { OwnData, type SeedRecords } from '@touchline/contract'
import { fallbackLanguage } from '@touchline/languages'
import { ownPlatform, readMoments, writeRecords } from '@touchline/seed'
import Value from 'typebox/value'
import { ConfigError } from '../config.ts'
import { dataProblems } from './data-problems.ts'
import { describeProblem, fieldOf, type Problem } from '../infra/http/requests/validation-messages.ts'
import type { Seed } from '../platform.ts'
import { word } from '../texts/index.ts'
import { touchlineSeed } from './touchline-seed.ts'

/** The most problems of a file worth printing at once. */
const mostLines = 20

/**
 * The initial data of a platform without sandboxes: the records of a file, or none. No personas. Throws a ConfigError
 * with a line for each wrong record.
 */
export async function ownSeed(dataFile: string | undefined): Promise<Seed> {
  const records = ownPlatform(dataFile === undefined ? {} : await readDataFile(dataFile))
  const version = createHash('sha256').update(JSON.stringify(records)).update(touchlineSeed.version()).digest('hex')
  return {
    ...touchlineSeed,
    version: () => `own-${version.slice(0, 12)}`,
    personas: [],
    scenarios: [],
    fill: (_now, writer) => writeRecords(records, writer),
  }
}

async function readDataFile(path: string): Promise<Partial<SeedRecords>> {
  const parsed = parse(await read(path))
  const problems = Value.Errors(OwnData, parsed)
    .flatMap(eachField)
    .map((problem) => `${fieldOf(problem)}: ${word(fallbackLanguage, describeProblem(problem))}`)
  if (problems.length > 0) throw refused(problems)
  // Validated above.
  const data = readMoments(parsed as Partial<SeedRecords>)
  const contradictions = Object.entries(dataProblems(ownPlatform(data), {})).flatMap(([kind, texts]) =>
    texts.map((text) => `${kind}: ${text}`),
  )
  if (contradictions.length > 0) throw refused(contradictions)
  return data
}

/** The validator reports all missing or unknown fields of an object at once; a printed line names one. */
function eachField({ keyword, instancePath, params }: Problem): readonly Problem[] {
  const at = (name: string, names: unknown) =>
    [names].flat().map((one) => ({ keyword, instancePath, params: { [name]: one } }))
  if (keyword === 'required') return at('missingProperty', params['requiredProperties'])
  if (keyword === 'additionalProperties') return at('additionalProperty', params['additionalProperties'])
  return [{ keyword, instancePath, params }]
}

async function read(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new ConfigError('DATA_FILE: there is no such file, or it cannot be read')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ConfigError(`DATA_FILE: this is not JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

function refused(problems: readonly string[]): ConfigError {
  const lines = [...new Set(problems)].map((problem) => `DATA_FILE: ${problem}`)
  const more = lines.length > mostLines ? [`DATA_FILE: and ${lines.length - mostLines} more`] : []
  return new ConfigError([...lines.slice(0, mostLines), ...more].join('\n'))
}
