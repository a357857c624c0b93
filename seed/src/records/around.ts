import type { SeedKind, SeedRecords } from '../seed-writer.ts'
import type { Data } from './problem.ts'

type Lookup<Kind extends SeedKind> = ReadonlyMap<number | string, SeedRecords[Kind][number]>

/** The records that others refer to, by id: supplied ones and those that are there. */
export type Around = {
  readonly clients: Lookup<'clients'>
  readonly venues: Lookup<'venues'>
  readonly locations: Lookup<'locations'>
  readonly categories: Lookup<'categories'>
  readonly schedules: Lookup<'schedules'>
  readonly orders: Lookup<'orders'>
}

export function aroundOf(data: Data, present: Data): Around {
  return {
    clients: byId([...(present.clients ?? []), ...(data.clients ?? [])]),
    venues: byId([...(present.venues ?? []), ...(data.venues ?? [])]),
    locations: byId([...(present.locations ?? []), ...(data.locations ?? [])]),
    categories: byId([...(present.categories ?? []), ...(data.categories ?? [])]),
    // Sales come with what they sell.
    schedules: byId(data.schedules ?? []),
    orders: byId(data.orders ?? []),
  }
}

function byId<Record extends { readonly id: number | string }>(
  records: readonly Record[],
): ReadonlyMap<number | string, Record> {
  return new Map(records.map((record) => [record.id, record]))
}
