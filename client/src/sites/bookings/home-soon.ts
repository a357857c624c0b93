import type { AskedSoon } from '../../features/occurrences/soon/soon-question.ts'

/** One line of a wide screen. */
export const mostSoon = 4

/** What home tells of the next month; a camp is told larger than the others, and besides them. */
export const homeSoon: AskedSoon = { days: 31, limit: mostSoon + 1 }
