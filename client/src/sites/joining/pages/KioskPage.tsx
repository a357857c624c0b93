import { Navigate } from 'react-router-dom'
import { environment } from '../../../app/environment.ts'
import { Centre } from '../Centre.tsx'
import { paths } from '../paths.ts'

/** '/kiosk?kiosk=true&centre=': the memberships of the device's centre. */
export function KioskPage() {
  const centre = environment().modes.kiosk?.centre ?? null
  return centre === null ? <Navigate to={paths.home()} replace /> : <Centre venueSlug={centre} />
}
