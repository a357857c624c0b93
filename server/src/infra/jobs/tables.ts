import type { Kit } from '../store/kit.ts'

export function jobTables(k: Kit) {
  /** Future work: one row per kind and subject. */
  const jobs = k.table(
    'jobs',
    {
      kind: k.text('kind').notNull(),
      subject: k.text('subject').notNull(),
      dueAt: k.instant('due_at').notNull(),
      attempts: k.int('attempts').notNull(),
    },
    (t) => [
      k.primaryKey({ name: 'jobs_pk', columns: [t.kind, t.subject] }),
      k.index('jobs_due').on(t.dueAt, t.kind, t.subject),
    ],
  )
  return { jobs }
}
