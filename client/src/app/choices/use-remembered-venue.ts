import { useEffect } from 'react'
import { useClient } from '../site-record.ts'
import { rememberVenue } from './selected-venue.ts'

/** Remembers the venue that a page is about; nothing while it is unknown. */
export function useRememberedVenue(slug: string | null | undefined): void {
  const { id } = useClient()
  useEffect(() => {
    if (slug) rememberVenue(id, slug)
  }, [id, slug])
}
