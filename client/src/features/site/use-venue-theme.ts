import { readTheme } from '@touchline/contract/calls/site'
import { useEffect } from 'react'
import useSWR from 'swr'
import type { ThemeRecord } from '../../theme/theme-record.ts'
import { applyTheme } from '../../theme/apply-theme.ts'
import { themeOf } from './load-site.ts'

/** The theme that the site started with, and the venue it belongs to. */
export type FirstTheme = { readonly theme: ThemeRecord; readonly venue: string | null }

/** The theme of the venue that the customer is at, on the page; until it is read, and if it cannot be, the first stays. */
export function useVenueTheme(venue: string | null, first: FirstTheme): ThemeRecord {
  const { data } = useSWR([readTheme.name, venue], () => themeOf(venue), {
    revalidateOnFocus: false,
    fallbackData: first.theme,
    revalidateIfStale: venue !== null && venue !== first.venue,
  })

  useEffect(() => {
    if (data) applyTheme(document.documentElement, data)
  }, [data])

  return data ?? first.theme
}
