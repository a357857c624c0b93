import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'

/** '/my-orders': every platform's bank returns here once a card is saved; on this site the cards are at the payments. [O-203] */
export function SavedCardReturnPage() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: paths.payments(), search }} replace />
}
