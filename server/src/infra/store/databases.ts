import type { Engine, Store } from './port.ts'

/** How much a commit survives: `full` a power cut, `normal` only the end of the process. PostgreSQL follows its own settings. */
export type Durability = 'full' | 'normal'

/**
 * Many named databases of one schema, each a complete copy of a template at its creation.
 *
 * A template is filled once and its content never changes; what is made from one older than the program is migrated.
 * Names of databases match `^[a-z0-9][a-z0-9-]{0,39}$`, names of templates `^[a-z0-9][a-z0-9._-]{0,53}$`; anything else throws a RangeError.
 * A missing source or an existing target throws `DatabaseMissingError` or `DatabaseExistsError`.
 */
export type Databases<Reads, Tx> = {
  readonly engine: Engine
  readonly has: (name: string) => Promise<boolean>
  readonly list: () => Promise<readonly string[]>
  /**
   * A handle that stays valid until the database is dropped: its connections are opened on use and closed again, least
   * recently used first, when more than the limit are open and nobody is in the middle of something.
   * A database older than the program is migrated when it is opened. Closing the handle frees its connections only.
   */
  readonly open: (name: string) => Promise<Store<Reads, Tx>>
  readonly hasTemplate: (template: string) => Promise<boolean>
  readonly listTemplates: () => Promise<readonly string[]>
  /**
   * Migrates and fills a template. All or nothing: a half-made template is never visible, and when it exists already
   * (made by another process meanwhile, too) nothing is done. One is made at a time.
   */
  readonly makeTemplate: (template: string, fill: (store: Store<Reads, Tx>) => Promise<void>) => Promise<void>
  /** A template with the present content of a database: a snapshot of it. `reset` restores it. */
  readonly snapshot: (name: string, template: string) => Promise<void>
  readonly dropTemplate: (template: string) => Promise<void>
  readonly createFrom: (template: string, name: string) => Promise<void>
  /** Puts a database back to a template in place: open handles stay valid and see the new content. */
  readonly reset: (name: string, template: string) => Promise<void>
  /** A second database with the present content of the first. */
  readonly fork: (from: string, to: string) => Promise<void>
  readonly drop: (name: string) => Promise<void>
  /** Reads from a database and writes to it, changing nothing. Rejects with whatever keeps it from being used. */
  readonly probe: (name: string) => Promise<void>
  /** Closes every connection. The databases stay, but for those in memory. */
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

/** Guards file paths and schema names: nothing but a plain name gets past here. */
export function checkedDatabaseName(name: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name)) throw new RangeError('not the name of a database')
  return name
}

/** A template's name may hold dots and underscores too: `2025-04-07`, `default.before-the-sale`. */
export function checkedTemplateName(name: string): string {
  if (!/^[a-z0-9][a-z0-9._-]{0,53}$/.test(name)) throw new RangeError('not the name of a template')
  return name
}
