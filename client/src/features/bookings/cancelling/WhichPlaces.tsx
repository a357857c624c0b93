import { WhichDays } from './WhichDays.tsx'
import { WhosePlaces } from './WhosePlaces.tsx'
import type { Places } from './use-places.ts'

/** The places of a row that are cancelled or moved, where there is a choice: days of a camp, or people. */
export function WhichPlaces({ of: places }: { readonly of: Places }) {
  if (places.places.length < 2) return null
  return places.isByDay ? <WhichDays {...places} /> : <WhosePlaces {...places} />
}
