import type { Engine, Store } from './port.ts'

/**
 * The failures that a commit survives: `full` a power cut, `normal` only the end of the process. PostgreSQL follows its own
 * settings.
 */
export type Durability = 'full' | 'normal'

/**
 * Named databases of one schema, each created as a complete copy of a template.
 *
 * A template is filled once and never changes; a copy of one older than the program is migrated. Names of databases
 * match `^[a-z0-9][a-z0-9-]{0,39}$`, names of templates `^[a-z0-9][a-z0-9._-]{0,53}$`; anything else throws a
 * RangeError. A missing source or an existing target throws `DatabaseMissingError` or `DatabaseExistsError`.
 */
export type Databases<Reads, Tx> = {
  readonly engine: Engine
  readonly has: (name: string) => Promise<boolean>
  readonly list: () => Promise<readonly string[]>
  /**
   * A handle that is valid until the database is dropped. Its connections open on use; beyond the limit, idle ones are
   * closed, least recently used first. An older database is migrated when opened. Closing the handle only frees its
   * connections.
   */
  readonly open: (name: string) => Promise<Store<Reads, Tx>>
  readonly hasTemplate: (template: string) => Promise<boolean>
  readonly listTemplates: () => Promise<readonly string[]>
  /**
   * Migrates and fills a template. All or nothing: a half-made template is never visible, and an existing one, even one
   * made meanwhile by another process, is left alone. One is made at a time.
   */
  readonly makeTemplate: (template: string, fill: (store: Store<Reads, Tx>) => Promise<void>) => Promise<void>
  /** Stores the present content of a database as a template. `reset` restores it. */
  readonly snapshot: (name: string, template: string) => Promise<void>
  readonly dropTemplate: (template: string) => Promise<void>
  readonly createFrom: (template: string, name: string) => Promise<void>
  /** Restores a database from a template in place: open handles stay valid and see the new content. */
  readonly reset: (name: string, template: string) => Promise<void>
  /** Copies the present content of one database to a second. */
  readonly fork: (from: string, to: string) => Promise<void>
  readonly drop: (name: string) => Promise<void>
  /** Reads from a database and writes to it, changing nothing. Rejects with the reason it cannot be used. */
  readonly probe: (name: string) => Promise<void>
  /** Closes every connection. Databases remain, except those in memory. */
  readonly close: () => Promise<void>
}

export class DatabaseMissingError extends Error {
  override name = 'DatabaseMissingError'
  constructor(name: string) {
    super(`there is no database or template called ${name}`)
  }
}

export class DatabaseExistsError extends Error {
  override name = 'DatabaseExistsError'
  constructor(name: string) {
    super(`a database or template called ${name} exists`)
  }
}

/** Guards file paths and schema names: only a plain name passes. */
export function checkedDatabaseName(name: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name)) throw new RangeError('not the name of a database')
  return name
}

/** A template's name may hold dots and underscores too: `2025-04-07`, `default.before-the-sale`. */
export function checkedTemplateName(name: string): string {
  if (!/^[a-z0-9][a-z0-9._-]{0,53}$/.test(name)) throw new RangeError('not the name of a template')
  return name
}
