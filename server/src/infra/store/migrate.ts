import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPassing } from './classify.ts'

/** One generated migration: the name of its file without `.sql`, the hash of its text, and its statements. */
export type Migration = { readonly id: string; readonly hash: string; readonly statements: readonly string[] }

/** The record that a database keeps of a migration it has run. */
export type AppliedMigration = { readonly id: string; readonly hash: string }

/** A database that this build does not migrate: the message says which, why, and what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError'
  readonly reason: string
  readonly remedy: string
  readonly isNewer: boolean
  constructor(reason: string, remedy: string, options: { readonly place?: string; readonly cause?: unknown } = {}) {
    const { place, cause } = options
    super(`${place === undefined ? '' : `${place}: `}${reason}. ${remedy}`, { cause })
    this.reason = reason
    this.remedy = remedy
    this.isNewer = remedy === remedies.newer
  }
}

const remedies = {
  newer: 'Start the build that it was last used with, or restore a backup from before the upgrade.',
  edited: 'Start a build as it was released: its migrations stay as they are once they have landed.',
  changed: 'Undo the change, or restore a backup. A sandbox can also be reset or deleted.',
} as const

/** A change that somebody made to the tables themselves. */
export function changedByHand(difference: string, cause?: unknown): MigrationError {
  return new MigrationError(`the tables were changed by hand: ${difference}`, remedies.changed, { cause })
}

/** A difference between the tables as migrations made them and as they are, in parts; the one that is said shortest. */
export function differenceOf(expected: readonly string[], found: readonly string[]): string | undefined {
  const [wanted, present] = [new Set(expected), new Set(found)]
  const missing = expected.filter((part) => !present.has(part)).map((part) => `${part} is missing`)
  const extra = found.filter((part) => !wanted.has(part)).map((part) => `no migration made ${part}`)
  return [...missing, ...extra].toSorted((a, b) => a.length - b.length)[0]
}

/** The refusal with the place of its database; a failure of a statement means that the tables are not what they were. */
export function migrationFailure(error: unknown, place: string): unknown {
  const found =
    error instanceof MigrationError || isPassing(error)
      ? error
      : changedByHand(error instanceof Error ? error.message : 'a statement failed', error)
  return found instanceof MigrationError
    ? new MigrationError(found.reason, found.remedy, { place, cause: found.cause })
    : found
}

/** One line for the log: what was done to which database. */
export function upgradeLine(place: string, done: readonly Migration[], ms: number): string {
  const [first, last] = [done[0]?.id, done.at(-1)?.id]
  const what = first === last ? `migration ${first}` : `${done.length} migrations, ${first} to ${last}`
  return `${place}: ${what}, in ${Math.round(ms)} ms`
}

type Journal = { readonly entries: readonly { readonly tag: string }[] }

/** Reads a folder that drizzle-kit generated, in the order of its journal. */
export function loadMigrations(folder: string): readonly Migration[] {
  // The journal is written by drizzle-kit only; a wrong one fails below, at the first missing file.
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal
  return journal.entries.map(({ tag }) => migrationOf(tag, readFileSync(join(folder, `${tag}.sql`), 'utf8')))
}

function migrationOf(id: string, text: string): Migration {
  // A checkout with other line endings is not an edited migration.
  const plain = text.replaceAll('\r\n', '\n')
  return {
    id,
    hash: createHash('sha256').update(plain).digest('hex'),
    statements: plain
      .split('--> statement-breakpoint')
      .map((statement) => statement.trim())
      .filter((statement) => statement !== ''),
  }
}

/**
 * The migrations a database still lacks.
 * Throws a MigrationError when a migration was edited after it ran, and when the database is newer than the program.
 */
export function pendingMigrations(
  all: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  const hashes = new Map(applied.map(({ id, hash }) => [id, hash]))
  const pending: Migration[] = []
  for (const migration of all) {
    const hash = hashes.get(migration.id)
    hashes.delete(migration.id)
    if (hash === undefined) pending.push(migration)
    else if (hash !== migration.hash)
      throw new MigrationError(`migration ${migration.id} was edited after it ran`, remedies.edited)
    else if (pending.length > 0) {
      throw new MigrationError(`migration ${migration.id} ran before an earlier one`, remedies.edited)
    }
  }
  const [unknown] = hashes.keys()
  if (unknown !== undefined) {
    throw new MigrationError(`the database is newer than the program: it has run ${unknown}`, remedies.newer)
  }
  return pending
}
