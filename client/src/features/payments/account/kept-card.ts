import type { Entity } from '@touchline/contract/client'
import { has } from '../../../api/having.ts'
import type { Having } from '../../../api/having.ts'
import type { Read } from '../../../api/keys.ts'
import { brandName } from '../card/brand-name.ts'

type WireCard = Entity<'KeptCard'>

export type KeptCard = Having<Read<WireCard>, 'id' | 'brand' | 'lastFour' | 'expiry'>

/** A card with all displayed parts; undefined otherwise. */
export function keptCardIn(card: Read<WireCard> | null | undefined): KeptCard | undefined {
  return card && has(card, 'id', 'brand', 'lastFour', 'expiry') ? card : undefined
}

/** The names of a card in texts. */
export const namesOf = ({ brand, lastFour }: Pick<KeptCard, 'brand' | 'lastFour'>) => ({
  brand: brandName(brand),
  lastFour,
})
