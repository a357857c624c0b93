/** The next missing part of a booking, in the order of the panel. */
export type Gap =
  | { readonly kind: 'person' | 'tickets' | 'waiver' }
  /** Attended at the centre: nothing on the panel helps. */
  | { readonly kind: 'induction'; readonly name: string }

type Facts = {
  readonly personMissing: boolean
  readonly ticketsMissing: boolean
  readonly waiverMissing: boolean
  readonly inductionName: string | null
}

export function gapOf({ personMissing, ticketsMissing, waiverMissing, inductionName }: Facts): Gap | null {
  if (personMissing) return { kind: 'person' }
  if (inductionName !== null) return { kind: 'induction', name: inductionName }
  if (ticketsMissing) return { kind: 'tickets' }
  return waiverMissing ? { kind: 'waiver' } : null
}
