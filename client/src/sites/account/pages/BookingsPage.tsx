import { useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { useMedia } from '../../../browser/use-media.ts'
import { Bookings } from '../bookings/Bookings.tsx'
import { bookingParts } from '../bookings/booking-parts.ts'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { wideAccount } from '../frame/account-pages.ts'
import { paths } from '../paths.ts'

/** The bookings of the account: one page on wide screens, three on phones. [S2-086, S2-087] */
export function BookingsPage() {
  const { part: named } = useParams()
  const { search } = useLocation()
  // As the page was opened: printing it, or turning the device, does not lead elsewhere.
  const [isWide] = useState(useMedia(wideAccount))
  const part = bookingParts.find((known) => known === named) ?? null
  if (named !== undefined && part === null) return <NotFoundPage />
  if (!isWide && part === null) return <Navigate replace to={paths.upcoming() + search} />
  if (isWide && part !== null) return <Navigate replace to={{ pathname: paths.bookings(), search, hash: part }} />
  return <AccountFrame>{(user) => <Bookings user={user} part={part} />}</AccountFrame>
}
