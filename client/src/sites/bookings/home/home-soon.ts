import type { AskedSoon } from '../../../features/occurrences/soon/soon-question.ts'

/** One line of a wide screen. */
export const mostSoon = 4

/** The next month on the home page, with one more for the highlighted camp. */
export const homeSoon: AskedSoon = { days: 31, limit: mostSoon + 1 }
