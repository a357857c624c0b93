/** The type and the home venue of a new membership, as one id. [O-174] */
export function newIn(purchasableId: string): { readonly typeId: number; readonly venueId: number } | undefined {
  const [, typeId, venueId] = /^(\d{1,10})-(\d{1,10})$/.exec(purchasableId) ?? []
  return typeId === undefined ? undefined : { typeId: Number(typeId), venueId: Number(venueId) }
}

/** A membership and the type that it is to have from now on, as one id. [O-56, O-185] */
export function changeIn(
  purchasableId: string,
): { readonly membershipId: number; readonly typeId: number } | undefined {
  const [, membershipId, typeId] = /^(\d{1,10})-to-(\d{1,10})$/.exec(purchasableId) ?? []
  return membershipId === undefined ? undefined : { membershipId: Number(membershipId), typeId: Number(typeId) }
}
