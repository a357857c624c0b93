import { lazy } from 'react'
import { loadChunk } from '../../app/navigation/load-chunk.ts'
import { withTexts } from '../../i18n/start-i18n.ts'
import { sharedCrumbs } from '../shared/crumbs.ts'
import { siteOpener } from '../shared/site-opener.tsx'
import { keptAt } from './offline/kept-at.ts'
import { pageRows } from './page-rows.ts'

const OfflinePage = lazy(async () => {
  const load = () => withTexts(() => import('./offline/OfflinePage.tsx'), ['account', 'activities'])
  return { default: (await loadChunk('OfflinePage', load)).OfflinePage }
})

export { showConfigProblems } from '../shared/site-opener.tsx'
export const openSite = siteOpener({
  rows: pageRows,
  crumbs: sharedCrumbs,
  offline: { Page: OfflinePage, knows: (pathname) => keptAt(pathname) !== null },
})
