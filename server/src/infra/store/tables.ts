import type { Kit } from './kit.ts'

export type StoreTables = ReturnType<typeof storeTables>

/** The tables the store needs for itself. They belong to every schema that makes integer ids. */
export function storeTables(k: Kit) {
  const idBlocks = k.table('id_blocks', {
    kind: k.text('kind').primaryKey(),
    /** The lowest id of the kind that no process has reserved. */
    next: k.int('next').notNull(),
  })
  return { idBlocks }
}
