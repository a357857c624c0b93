import { currentIdentity } from '../../app/session/counter.ts'
import { knownUser } from '../../app/session/known-user.ts'
import { currentSession } from '../../app/session/session.ts'
import { readOwnBookings } from '../../features/bookings/my-bookings-question.ts'
import type { PageLoader } from '../shared/page-row.ts'
import { askForDashboard } from './dashboard/questions.ts'

/** Asks at once for the bookings of a login whose user is not known yet: they need none, and the page is opened for them. */
async function dashboard(): Promise<void> {
  const { loggedIn, user: known } = currentSession()
  const asker = currentIdentity()
  const early = loggedIn && known === null ? readOwnBookings() : undefined
  // A failure is for the page that shows it.
  early?.catch(() => undefined)
  const user = await knownUser()
  // Another login may have come meanwhile.
  if (user !== null) await askForDashboard(user, currentIdentity() === asker ? early : undefined)
}

/** The questions of each page. */
export const loaders = {
  dashboard: () => [dashboard()],
} as const satisfies Readonly<Record<string, PageLoader>>
