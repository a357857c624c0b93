import { entryPaths, segment, sellingPaths, withQuery } from '../shared/paths.ts'

/** One function for each route of the joining site; nothing else writes a path. */
export const paths = {
  ...entryPaths,
  ...sellingPaths,
  home: () => '/',
  search: (text: string) => withQuery('/', { search: text === '' ? null : text }),
  centre: (venueSlug: string) => `/centre/${segment(venueSlug)}`,
  join: (venueSlug: string, membershipTypeId: string | number) =>
    `/centre/${segment(venueSlug)}/join/${segment(membershipTypeId)}`,
  kiosk: () => '/kiosk',
} as const
