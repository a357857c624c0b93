import { useParams } from 'react-router-dom'
import { Centre } from '../Centre.tsx'

/** '/centre/{venue}': the memberships of a centre. [S2-077, O-10] */
export function CentrePage() {
  const { venueSlug = '' } = useParams()
  return <Centre venueSlug={venueSlug} />
}
