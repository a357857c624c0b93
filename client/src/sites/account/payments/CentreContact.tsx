import type { ReactNode } from 'react'
import { useSession } from '../../../app/session/use-session.ts'
import { wayOut } from '../../../browser/ways-out.ts'
import { useVenues } from '../../../features/venues/use-venues.ts'

type Props = {
  readonly subject: string
  /** The accessible name, where the words alone are unclear. */
  readonly label?: string
  readonly children: ReactNode
}

/**
 * A link to write to the customer's home centre, or else the first; absent where no centre has an address. A kiosk shows the
 * address alone.
 */
export function CentreContact({ subject, label, children }: Props) {
  const { user } = useSession()
  const venues = useVenues('component')
  const reachable = venues.status === 'success' ? venues.data.filter(({ email }) => email) : []
  const centre = reachable.find(({ slug }) => slug === user?.homeVenueSlug) ?? reachable[0]
  if (!centre?.email) return null
  const href = wayOut(`mailto:${centre.email}?subject=${encodeURIComponent(subject)}`)
  if (!href) return <>{centre.email}</>
  return (
    <a href={href} aria-label={label}>
      {children}
    </a>
  )
}
