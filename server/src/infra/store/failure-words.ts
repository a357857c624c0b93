import { diskFaultOf } from '@touchline/serving'
import { classify } from './classify.ts'
import { MigrationError } from './migrate.ts'

/** The reason that a database cannot be used; never the error's own text, which may contain a path. */
export function reasonOf(error: unknown): string {
  const refusal = migrationRefusal(error)
  if (refusal) return refusal.isNewer ? 'The database is newer than this build.' : 'The database was changed by hand.'
  if (classify(error) === 'unavailable') return 'The database does not answer.'
  const reason = diskFaultOf(error)?.reason('the database') ?? 'the database cannot be used'
  return `T${reason.slice(1)}.`
}

function migrationRefusal(error: unknown): MigrationError | undefined {
  if (error instanceof MigrationError) return error
  return error instanceof Error && error.cause instanceof MigrationError ? error.cause : undefined
}
