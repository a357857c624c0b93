import { classify, failureCode } from './classify.ts'
import { MigrationError } from './migrate.ts'

type Words = { readonly codes: RegExp; readonly reason: string; readonly remedy: string }

const damaged = 'Restore a backup. A sandbox can also be reset or deleted.'
const known: readonly Words[] = [
  { codes: /^(SQLITE_CORRUPT|SQLITE_NOTADB|XX001|XX002)/, reason: 'The database is corrupted.', remedy: damaged },
  { codes: /^(SQLITE_FULL|53100|ENOSPC)/, reason: 'The disk is full.', remedy: 'Make room; no restart is needed.' },
  {
    codes: /^(SQLITE_READONLY|SQLITE_PERM|SQLITE_CANTOPEN|25006|EACCES|EROFS)/,
    reason: 'The database cannot be written to.',
    remedy: 'Let the user that runs the server read and write it.',
  },
  { codes: /^SQLITE_IOERR/, reason: 'The disk cannot be read or written.', remedy: 'Look at the disk.' },
]
const wordsOf = (error: unknown) => known.find(({ codes }) => codes.test(failureCode(error)))

/** The reason that a database cannot be used; never the error's own text, which may contain a path. */
export function reasonOf(error: unknown): string {
  const refusal = migrationRefusal(error)
  if (refusal) return refusal.isNewer ? 'The database is newer than this build.' : 'The database was changed by hand.'
  if (classify(error) === 'unavailable') return 'The database does not answer.'
  return wordsOf(error)?.reason ?? 'The database cannot be used.'
}

export function remedyOf(error: unknown): string {
  return wordsOf(error)?.remedy ?? 'Look at the log.'
}

function migrationRefusal(error: unknown): MigrationError | undefined {
  if (error instanceof MigrationError) return error
  return error instanceof Error && error.cause instanceof MigrationError ? error.cause : undefined
}
