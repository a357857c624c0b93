import { day } from '@touchline/clock'
import { limits } from '@touchline/contract'

/** The longest occurrence, in milliseconds. */
export const longestOccurrence = limits.occurrenceDays * day
