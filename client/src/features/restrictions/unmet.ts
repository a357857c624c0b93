import type { Entity } from '@touchline/contract/client'
import { has } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'

type UnmetRestrictions = Entity<'UnmetRestrictions'>

/** The waiver to agree to and the induction to attend before booking. */
export function unmetIn(restrictions: Read<UnmetRestrictions> | null | undefined) {
  const asked = restrictions?.prePurchaseWaiver ?? null
  // One without an id cannot be agreed to here; the platform says so when it is needed.
  const waiver = asked !== null && has(asked, 'id') ? asked : null
  // Where one of the two suffices, the waiver can be met here.
  const isEnough = restrictions?.criteria === 'any' && waiver !== null
  return { waiver, induction: isEnough ? null : (restrictions?.prePurchaseInduction ?? null) }
}
