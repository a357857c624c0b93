import type { ContractMismatch } from '../../api/answers/mismatch.ts'

/** The features that a platform without a word about them does not have. [S3 app config] */
const features = {
  onlineJoiningEnabled: 'online_joining_enabled',
  campsAndCoursesBookingEnabled: 'camps_and_courses_booking_enabled',
  onlineGuestPassesEnabled: 'online_guest_passes_enabled',
} as const

type Feature = keyof typeof features

/**
 * The features of which neither the configuration nor the client record says whether they are there. They are off, and
 * nothing of them is shown.
 */
export function unsaidFeatures(
  switches: Readonly<Partial<Record<Feature, boolean | undefined>>>,
  client: Readonly<Partial<Record<Feature, boolean | undefined>>>,
): readonly ContractMismatch[] {
  // Object.keys forgets the names.
  const unsaid = (Object.keys(features) as readonly Feature[]).filter(
    (name) => switches[name] === undefined && client[name] === undefined,
  )
  return unsaid.map((name) => ({
    call: 'readClient',
    path: features[name],
    expected: `boolean, or switches.${name} in config.json`,
    got: 'absent',
  }))
}
