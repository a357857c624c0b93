import { diskFaultLine, startFaultOf, StartFailure } from '@touchline/serving'
import { type Config, ConfigError } from '../config.ts'
import { classify, failureCode } from '../infra/store/classify.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Before the settings were read. */
const nowhere: Place = { dataDir: '', databaseUrl: undefined }

/** Refusals of PostgreSQL to whoever connects, by SQLSTATE. */
const refusals: Readonly<Record<string, (database: string) => string>> = {
  '28P01': () => 'refuses the password. Look at DATABASE_URL',
  '28000': () => 'refuses the user. Look at DATABASE_URL and at pg_hba.conf',
  '3D000': (database) =>
    `has no database ${database}. Make it: createdb --encoding=UTF8 --locale=C --template=template0 ${database}`,
  '53300': () => 'has no connection left. Lower DATABASE_POOL, or raise max_connections',
}

/**
 * One line about a failure for whoever starts a server or a command: the setting, file or database, the reason and the
 * remedy. Undefined for a fault of the program. A password is never in it.
 */
export function toldFailure(error: unknown, { dataDir, databaseUrl }: Place = nowhere): string | undefined {
  if (error instanceof ConfigError || error instanceof StartFailure) return error.message
  const words = databaseUrl === undefined ? undefined : databaseWords(error, databaseUrl)
  if (words !== undefined) return `DATABASE_URL: ${words} (${failureCode(error)}).`
  const fault = startFaultOf(error)
  return fault && diskFaultLine(fault, dataDir)
}

function databaseWords(error: unknown, url: string): string | undefined {
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: '', pathname: '' }
  const server = host === '' ? 'the database' : `the database at ${host}`
  const refusal = refusals[failureCode(error)]
  if (refusal) return `${server} ${refusal(pathname.slice(1))}`
  if (classify(error) !== 'unavailable') return undefined
  return `${server} does not answer. Start PostgreSQL there, or give another address`
}
