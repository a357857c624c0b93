import { entryPaths, segment, withQuery } from '../shared/paths.ts'

/** One function for each route of the account site; nothing else writes a path. */
export const paths = {
  ...entryPaths,
  dashboard: () => '/',
  details: () => '/user-details',
  memberships: () => '/memberships',
  packages: () => '/packages',
  bookings: (occurrenceId: string | null = null) => withQuery('/bookings', { occurrence: occurrenceId }),
  upcoming: (occurrenceId: string | null = null) => withQuery('/bookings/upcoming', { occurrence: occurrenceId }),
  waiting: () => '/bookings/waiting',
  past: () => '/bookings/past',
  guestPasses: () => '/guest-passes',
  guestPass: (code: string) => `/guest-passes/${segment(code)}`,
  payments: () => '/payments',
  payment: (orderId: string | number) => `/payments/${segment(orderId)}`,
} as const
