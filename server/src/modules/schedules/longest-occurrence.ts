import { day } from '@touchline/clock'

/** The longest occurrence, in milliseconds: anything under way at an instant started at most that long ago. */
export const longestOccurrence = 31 * day
