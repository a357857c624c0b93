import { knownUser } from '../../app/session/known-user.ts'
import type { PageLoader } from '../shared/page-row.ts'
import { askForDashboard } from './dashboard/questions.ts'

async function dashboard(): Promise<void> {
  const user = await knownUser()
  if (user !== null) await askForDashboard(user)
}

/** The questions of each page. */
export const loaders = {
  dashboard: () => [dashboard()],
} as const satisfies Readonly<Record<string, PageLoader>>
