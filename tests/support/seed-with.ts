import type { ScheduleRecord, SeedWriter } from '@touchline/seed'
import { type PlatformOptions, touchlineSeed } from '@touchline/server'

type Seed = PlatformOptions['seed']

/** A seed with something else in some of its records, on their way into the platform. `name` tells its templates from others. */
export function seedWith(
  name: string,
  change: (writer: SeedWriter) => Partial<SeedWriter>,
  base: Seed = touchlineSeed,
): Seed {
  return {
    ...base,
    version: () => name,
    fill: (now, writer) => base.fill(now, { ...writer, ...change(writer) }),
  }
}

/** Plain fields for a test schedule like a seeded one, with one price for everybody. */
export function plainLike<Like extends ScheduleRecord>(like: Like) {
  return {
    ...like,
    descriptionHtml: '',
    instructors: [],
    weeks: 1,
    qualification: 'everyone',
    memberPrice: null,
    prePurchaseWaiverId: null,
    prePurchaseInductionId: null,
    restrictionCriteria: null,
    extraIds: [],
  } as const
}
