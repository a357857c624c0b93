import { brandName } from '../card/brand-name.ts'
import type { KeptCard } from './kept-card.ts'

/** A card as texts name it. */
export const namesOf = ({ brand, lastFour }: Pick<KeptCard, 'brand' | 'lastFour'>) => ({
  brand: brandName(brand),
  lastFour,
})
