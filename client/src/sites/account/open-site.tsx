import { sharedCrumbs } from '../shared/crumbs.ts'
import { siteOpener } from '../shared/site-opener.tsx'
import { pageRows } from './page-rows.ts'

export { showConfigProblems } from '../shared/site-opener.tsx'
export const openSite = siteOpener({ rows: pageRows, crumbs: sharedCrumbs })
