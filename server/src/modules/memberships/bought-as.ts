/** Type and home venue of a new membership, from the purchasable id. */
export function newIn(purchasableId: string): { readonly typeId: number; readonly venueId: number } | undefined {
  const [, typeId, venueId] = /^(\d{1,10})-(\d{1,10})$/.exec(purchasableId) ?? []
  return typeId === undefined ? undefined : { typeId: Number(typeId), venueId: Number(venueId) }
}

/** A membership and its new type, from the purchasable id. */
export function changeIn(
  purchasableId: string,
): { readonly membershipId: number; readonly typeId: number } | undefined {
  const [, membershipId, typeId] = /^(\d{1,10})-to-(\d{1,10})$/.exec(purchasableId) ?? []
  return membershipId === undefined ? undefined : { membershipId: Number(membershipId), typeId: Number(typeId) }
}
