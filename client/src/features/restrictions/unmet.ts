import type { Entity } from '@touchline/contract/client'
import { has } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'

type UnmetRestrictions = Entity<'UnmetRestrictions'>

/** The waiver to agree to and the induction to attend before booking. [S5-018, C-81] */
export function unmetIn(restrictions: Read<UnmetRestrictions> | null | undefined) {
  const asked = restrictions?.prePurchaseWaiver ?? null
  // What has no id cannot be agreed to here; the platform says so when it is needed.
  const waiver = asked !== null && has(asked, 'id') ? asked : null
  // Where one of the two is enough, the waiver is the one that can be met here. [O-49]
  const isEnough = restrictions?.criteria === 'any' && waiver !== null
  return { waiver, induction: isEnough ? null : (restrictions?.prePurchaseInduction ?? null) }
}
