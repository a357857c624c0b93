type Line = {
  readonly membershipType?: { readonly id?: number | null } | null
  readonly purchasedForUserId?: number | null
}

/** Whether a basket holds a membership for a person; a line without a name is for the owner. */
export function isWaiting(
  lines: readonly Line[],
  {
    typeId,
    subjectId,
    ownerId,
  }: { readonly typeId: number; readonly subjectId: number | null; readonly ownerId: number },
): boolean {
  return lines.some((line) => line.membershipType?.id === typeId && (line.purchasedForUserId ?? ownerId) === subjectId)
}
