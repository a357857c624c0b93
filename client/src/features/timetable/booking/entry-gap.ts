import type { EntryDetails } from '../use-activity-class.ts'

/** What keeps something dated from being booked, in the order in which it stands on the panel. */
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

type Restrictions = EntryDetails['restrictions']

/** The waiver to agree to and the induction to attend before booking. [S5-018, C-81] */
export function unmetIn(restrictions: Restrictions | undefined) {
  const asked = restrictions?.prePurchaseWaiver ?? null
  // What has no id cannot be agreed to here; the platform says so when it is needed.
  const waiver = asked?.id ? { id: asked.id, name: asked.name } : null
  // Where one of the two is enough, the waiver is the one that can be met here. [O-49]
  const induction =
    restrictions?.criteria === 'any' && waiver !== null ? null : (restrictions?.prePurchaseInduction ?? null)
  return { waiver, induction }
}
