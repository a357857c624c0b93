import { brandName } from '../card/brand-name.ts'
import type { KeptCard } from './kept-card.ts'

/** The names of a card in texts. */
export const namesOf = ({ brand, lastFour }: Pick<KeptCard, 'brand' | 'lastFour'>) => ({
  brand: brandName(brand),
  lastFour,
})
