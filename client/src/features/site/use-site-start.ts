import { useEffect, useState } from 'react'
import { recallVenue } from '../../app/selected-venue.ts'
import { applyTheme } from '../../theme/apply-theme.ts'
import { loadSite } from './load-site.ts'
import type { SiteStart } from './load-site.ts'

/** Loads theme and client record once, puts the theme on the page, and recalls the venue of an earlier visit. */
export function useSiteStart(venue: string | null): SiteStart | null {
  // The site starts once, with the venue of its first address; later venues change the theme alone.
  const [first] = useState(venue)
  const [start, setStart] = useState<SiteStart | null>(null)

  useEffect(() => {
    let current = true
    void loadSite(first).then((loaded) => {
      if (!current) return
      applyTheme(document.documentElement, loaded.kind === 'ready' ? loaded.theme : null)
      if (loaded.kind === 'ready') recallVenue(loaded.client.id)
      setStart(loaded)
    })
    return () => {
      current = false
    }
  }, [first])

  return start
}
