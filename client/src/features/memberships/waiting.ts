type Line = {
  readonly membershipType?: { readonly id?: number | null } | null
  readonly purchasedForUserId?: number | null
}

/** Whether a membership waits in a basket for somebody; a line that names nobody is for the basket's owner. [O-174] */
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
