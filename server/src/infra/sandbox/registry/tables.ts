import type { Kit } from '../../store/kit.ts'

export type RegistrySchema = ReturnType<typeof buildRegistrySchema>
/** `creating` until all of it exists, `deleting` until none of it does. */
export type SandboxState = 'creating' | 'ready' | 'deleting'
export type SandboxRecord = RegistrySchema['sandboxes']['$inferSelect']

/** The facts about sandboxes that are kept outside them, so that a closed one's clock and jobs go on. */
export function buildRegistrySchema(k: Kit) {
  const sandboxes = k.table('sandboxes', {
    id: k.text('id').primaryKey(),
    offsetMs: k.int('offset_ms').notNull(),
    frozenAt: k.instant('frozen_at'),
    /** Real time. */
    createdAt: k.instant('created_at').notNull(),
    /** Real time, to the minute; during creation, the latest renewal by its maker. */
    lastUsedAt: k.instant('last_used_at').notNull(),
    /** Sandbox time of the next job, as far as known; null without one. */
    nextDueAt: k.instant('next_due_at'),
    /** Counts resets: caches of an older generation are void. */
    generation: k.int('generation').notNull(),
    state: k.text('state').$type<SandboxState>().notNull(),
  })
  return { sandboxes }
}
