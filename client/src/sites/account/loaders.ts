import { knownUser } from '../../app/session/known-user.ts'
import type { PageLoader } from '../shared/page-row.ts'

/** The questions are code of the page, which comes while the platform tells who is logged in. */
async function dashboard(): Promise<void> {
  const [user, page] = await Promise.all([knownUser(), import('./dashboard/questions.ts').catch(() => null)])
  if (user !== null) await page?.askForDashboard(user)
}

/** The questions of each page. */
export const loaders = {
  dashboard: () => [dashboard()],
} as const satisfies Readonly<Record<string, PageLoader>>
