import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '@touchline/clock'
import { type Config, readConfig } from '../../config.ts'
import { toldFailure } from '../told-failure.ts'
import { backUp } from './back-up.ts'
import { BackupError } from './manifest.ts'
import { restore } from './restore.ts'

const usage = `npm run backup -- --to FILE
npm run restore -- --from FILE

The platform is the one in DATA_DIR and DATABASE_URL. A backup may be made while server and gateway run; a restore wants an
empty DATA_DIR and, on PostgreSQL, an empty database.`

type Wanted = { readonly verb: 'backup' | 'restore'; readonly file: string }

/** Throws a BackupError for anything but one verb and its file. */
function readWanted([verb, ...args]: readonly string[]): Wanted {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({ args: [...args], options: { to: text, from: text } })
    const file = verb === 'backup' ? values.to : values.from
    if ((verb === 'backup' || verb === 'restore') && file !== undefined && file !== '')
      return { verb, file: resolve(file) }
  } catch {
    // Options that nobody knows.
  }
  throw new BackupError(usage)
}

// The file holds secrets, as the data does.
process.umask(0o077)
let config: Config | undefined
try {
  const { verb, file } = readWanted(process.argv.slice(2))
  config = readConfig(process.env)
  const lines =
    verb === 'backup' ? await backUp({ file, config, now: systemClock.now() }) : [await restore({ file, config })]
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (error) {
  const told = error instanceof BackupError ? error.message : toldFailure(error, config)
  if (told === undefined) throw error
  process.stderr.write(`${told}\n`)
  process.exitCode = 1
}
