import { useParams } from 'react-router-dom'
import { Centre } from '../Centre.tsx'

/** '/centre/{venue}': a centre's memberships. */
export function CentrePage() {
  const { venueSlug = '' } = useParams()
  return <Centre venueSlug={venueSlug} />
}
