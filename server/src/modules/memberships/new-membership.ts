/** The type and the home venue of a new membership, as one id. [O-174] */
export function newIn(purchasableId: string): { readonly typeId: number; readonly venueId: number } | undefined {
  const [, typeId, venueId] = /^(\d{1,10})-(\d{1,10})$/.exec(purchasableId) ?? []
  return typeId === undefined ? undefined : { typeId: Number(typeId), venueId: Number(venueId) }
}
