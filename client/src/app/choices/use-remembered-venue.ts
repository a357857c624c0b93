import { useLayoutEffect } from 'react'
import { useClient } from '../site-record.ts'
import { rememberVenue } from './selected-venue.ts'

/**
 * Remembers a page's venue, once it is known, before the page is seen: somebody may leave again in the same moment.
 */
export function useRememberedVenue(slug: string | undefined): void {
  const client = useClient()
  useLayoutEffect(() => {
    if (slug !== undefined) rememberVenue(client.id, slug)
  }, [client.id, slug])
}
