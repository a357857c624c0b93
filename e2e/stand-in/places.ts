import { config } from './answers.ts'

const { basePaths, paths } = config

/** The documents' addresses on this platform, as its operator configures them. */
export const places: Readonly<Record<string, string>> = {
  '/api': basePaths.api,
  '/api/auth': basePaths.auth,
  '/api/v1': basePaths.v1,
  '/api/v1/activities': basePaths.v1Activities,
  '/api/activities': basePaths.activities,
  '/api/activities/venues': paths.listVenues,
  '/api/activities/venues/': `${basePaths.activities}/venues/`,
  '/api/checkout': basePaths.checkout,
}
