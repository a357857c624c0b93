import { readTheme } from '@touchline/contract/calls/site'
import { useEffect } from 'react'
import useSWR from 'swr'
import type { ThemeRecord } from '@touchline/brand'
import { applyTheme } from '../../theme/apply-theme.ts'
import { themeOf } from './load-site.ts'

/** The theme at the start, and its venue. */
export type FirstTheme = { readonly theme: ThemeRecord; readonly venue: string | null }

/** The chosen venue's theme on the page; the first stays until it is read, and if it cannot be. */
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
