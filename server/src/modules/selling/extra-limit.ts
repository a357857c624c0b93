import { limits } from '@touchline/contract'
import type { Schedule } from '../schedules/index.ts'

/** The most of an extra for one person: an extra for the whole comes once with it. [O-550] */
export function extraLimit({ wholeOnly }: Pick<Schedule['extras'][number], 'wholeOnly'>): number {
  return wholeOnly ? 1 : limits.extraQuantity
}
