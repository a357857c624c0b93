import { keepStacks } from '../shared/without-stacks.ts'
import { siteOpener } from '../shared/site-opener.tsx'
import { joiningPages } from './joining-pages.ts'

keepStacks()

export { showConfigProblems } from '../shared/site-opener.tsx'
export const openSite = siteOpener(joiningPages)
