import type { Entity } from '@touchline/contract/client'
import { has } from '../../../api/having.ts'
import type { Having } from '../../../api/having.ts'
import type { Read } from '../../../api/keys.ts'

type WireCard = Entity<'KeptCard'>

export type KeptCard = Having<Read<WireCard>, 'id' | 'brand' | 'lastFour' | 'expiry'>

/** A card as a list can show it; undefined for one of which a part is missing. */
export function keptCardIn(card: Read<WireCard> | null | undefined): KeptCard | undefined {
  return card && has(card, 'id', 'brand', 'lastFour', 'expiry') ? card : undefined
}
