import { BallDroppedPage } from '../../app/pages/AstrayPage.tsx'
import { loadChunk } from '../../app/navigation/load-chunk.ts'
import { PageWaiting } from '../../app/chrome/PageWaiting.tsx'
import { siteOpener } from '../shared/site-opener.tsx'
import { crumbs } from './crumbs.ts'
import { pageRows } from './page-rows.ts'

/** An address of the old site, whose code most visits do not need. */
const legacyPage = async () => ({
  Component: await loadChunk('LegacyRedirect', async () => (await import('./pages/LegacyRedirect.tsx')).LegacyRedirect),
})

const legacyPaths = [
  '/:venueSlug',
  '/:venueSlug/:activitySlug',
  '/:venueSlug/:activitySlug/:dateSlug',
  '/:venueSlug/:activitySlug/:dateSlug/:type',
]

export { showConfigProblems } from '../shared/site-opener.tsx'
export const openSite = siteOpener({
  rows: pageRows,
  crumbs,
  otherRoutes: [
    ...legacyPaths.map((path) => ({ path, lazy: legacyPage, hydrateFallbackElement: <PageWaiting /> })),
    { path: '*', element: <BallDroppedPage /> },
  ],
})
