import { WhichDays } from './WhichDays.tsx'
import { WhosePlaces } from './WhosePlaces.tsx'
import type { Places } from './use-places.ts'

/** The places of a row that are cancelled or moved, where there is a choice: days of a camp, or people. */
export function WhichPlaces({ of: { places, isByDay, going, choose } }: { readonly of: Places }) {
  if (places.length < 2) return null
  const Choice = isByDay ? WhichDays : WhosePlaces
  return <Choice places={places} going={going} choose={choose} />
}
