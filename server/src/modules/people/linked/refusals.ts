import { type FieldProblems, limits, PlatformError } from '@touchline/contract'
import type { Tx } from '../../../repositories.ts'
import { text } from '../../../texts/index.ts'

/** Throws `validation_failed` with the problems of fields of `data`, where there are any. */
export function refuse(fields: FieldProblems): void {
  const entries = Object.entries(fields).map(([field, texts]) => [`data.${field}`, texts] as const)
  if (entries.length > 0) throw new PlatformError('validation_failed', { fields: Object.fromEntries(entries) })
}

/** Refuses one person more than a user may act for, open invitations included. Part of a transaction that locks the owner. */
export async function refuseTooMany(
  tx: Tx,
  ownerId: number,
  { now, field }: { readonly now: number; readonly field: string },
): Promise<void> {
  const linked = await tx.users.linkedTo({ ownerId })
  const open = await tx.links.openOf({ ownerId, now })
  if (linked.length + open.length < limits.linkedPeople) return
  refuse({ [field]: [text('people:most_people', { count: limits.linkedPeople })] })
}
