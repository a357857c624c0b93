import { entryPaths, joinPath, segment, sellingPaths, withQuery } from '../shared/paths.ts'

/** One function for each route of the joining site; nothing else writes a path. */
export const paths = {
  ...entryPaths,
  ...sellingPaths,
  home: () => '/',
  search: (text: string) => withQuery('/', { search: text === '' ? null : text }),
  centre: (venueSlug: string) => `/centre/${segment(venueSlug)}`,
  join: joinPath,
  kiosk: () => '/kiosk',
} as const
