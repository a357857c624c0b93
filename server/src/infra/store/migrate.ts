import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One generated migration: the name of its file without `.sql`, the hash of its text, and its statements. */
export type Migration = { readonly id: string; readonly hash: string; readonly statements: readonly string[] }

/** The record that a database keeps of a migration it has run. */
export type AppliedMigration = { readonly id: string; readonly hash: string }

export class MigrationError extends Error {
  override name = 'MigrationError'
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
    else if (hash !== migration.hash) throw new MigrationError(`migration ${migration.id} was edited after it ran`)
    else if (pending.length > 0) throw new MigrationError(`migration ${migration.id} ran before an earlier one`)
  }
  const [unknown] = hashes.keys()
  if (unknown !== undefined) throw new MigrationError(`the database is newer than the program: it has run ${unknown}`)
  return pending
}
