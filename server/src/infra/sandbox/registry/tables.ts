import type { Kit } from '../../store/kit.ts'

export type RegistrySchema = ReturnType<typeof buildRegistrySchema>
/** `creating` until everything of it stands, `deleting` until nothing does. */
export type SandboxState = 'creating' | 'ready' | 'deleting'
export type SandboxRecord = RegistrySchema['sandboxes']['$inferSelect']

/** What is known about every sandbox outside of it, so that a closed one's clock and jobs go on. */
export function buildRegistrySchema(k: Kit) {
  const sandboxes = k.table('sandboxes', {
    id: k.text('id').primaryKey(),
    offsetMs: k.int('offset_ms').notNull(),
    frozenAt: k.instant('frozen_at'),
    /** Real time. */
    createdAt: k.instant('created_at').notNull(),
    /** Real time, to the minute; while it is made, when its maker was last seen at work. */
    lastUsedAt: k.instant('last_used_at').notNull(),
    /** Sandbox time of the next job, as far as known; null: none. */
    nextDueAt: k.instant('next_due_at'),
    /** Counts resets: what a process remembers of an older one is void. */
    generation: k.int('generation').notNull(),
    state: k.text('state').$type<SandboxState>().notNull(),
  })
  return { sandboxes }
}
