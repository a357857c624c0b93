import { keepStacks } from '../shared/without-stacks.ts'
import { siteOpener } from '../shared/site-opener.tsx'
import { bookingsPages } from './bookings-pages.tsx'

keepStacks()

export { showConfigProblems } from '../shared/site-opener.tsx'
export const openSite = siteOpener(bookingsPages)
