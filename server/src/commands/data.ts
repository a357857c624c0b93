import { parseArgs } from 'node:util'
import { systemClock } from '@touchline/clock'
import { besideOwn, plainClient, platformRecords, seedDay } from '@touchline/seed'
import { checkRecords } from '../seed/check-records.ts'
import { problemLines, readDataFile, UnreadableFileError } from '../seed/data-file.ts'
import { recordsSchema, schemaText } from '../infra/http/documentation/records-schema.ts'

const usage = `npm run data -- check FILE             what is wrong with the records of a DATA_FILE, JSON or YAML
npm run data -- check --sandbox FILE   the same for records beside the seed, as "data" of a sandbox
npm run data -- schema                 the JSON Schema of such a file, for editors
npm run data -- import-openactive FEED.json … --to FILE
                                       makes such a file, JSON or YAML by its name, of saved pages of OpenActive feeds
  --shift                              moves every session by whole weeks, so that the first is within a week from now
  --timezone=Europe/London             where the venues are

Nothing is started. Exit code 0: nothing is wrong; 1: something is; 2: a file cannot be read.
`

/** Prints a line for each problem; answers the exit code. */
async function check(path: string, isBesideSeed: boolean): Promise<number> {
  const { value, lineOf } = await readDataFile(path)
  const besideOf = isBesideSeed ? () => platformRecords(seedDay(systemClock.now())) : besideOwn
  const { problems } = checkRecords(value, besideOf)
  const lines = problems.length === 0 ? ['Nothing is wrong.'] : problemLines(problems, lineOf)
  process.stdout.write(`${lines.join('\n')}\n`)
  return problems.length === 0 ? 0 : 1
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      sandbox: { type: 'boolean', default: false },
      to: { type: 'string' },
      shift: { type: 'boolean', default: false },
      timezone: { type: 'string', default: 'Europe/London' },
    },
    allowPositionals: true,
  })
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  const [verb, path, ...more] = positionals
  if (verb === 'import-openactive' && path !== undefined && values.to !== undefined) {
    const { importOpenActive } = await import('./import-openactive.ts')
    return importOpenActive([path, ...more], {
      ...values,
      to: values.to,
      plainClient,
      check: (records) => checkRecords(records, besideOwn),
    })
  }
  if (verb === 'schema' && path === undefined) {
    process.stdout.write(schemaText(recordsSchema()))
    return 0
  }
  if (verb === 'check' && path !== undefined && more.length === 0) return check(path, values.sandbox)
  process.stderr.write(usage)
  return 2
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const isParse = error instanceof TypeError && 'code' in error
  if (!isParse && !(error instanceof UnreadableFileError)) throw error
  process.stderr.write(isParse ? usage : `${error.message}\n`)
  process.exitCode = 2
}
