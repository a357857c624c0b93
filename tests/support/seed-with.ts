import { type PlatformOptions, touchlineSeed } from '@touchline/server'

type Seed = PlatformOptions['seed']
type Writer = Parameters<Seed['fill']>[1]
type Venue = Parameters<Writer['venues']>[0][number]
type Client = Parameters<Writer['clients']>[0][number]

type Schedule = Parameters<Writer['schedules']>[0][number]

type Changes = {
  readonly venue?: (record: Venue) => Venue
  readonly client?: (record: Client) => Client
  readonly schedule?: (record: Schedule) => Schedule
}

const same = <T>(record: T) => record

/** The seed with its venues, its client and its schedules changed on their way into the platform. `name` tells its templates from others. */
export function seedWith(name: string, { venue = same, client = same, schedule = same }: Changes): Seed {
  return {
    ...touchlineSeed,
    version: () => name,
    fill: (now, writer) =>
      touchlineSeed.fill(now, {
        ...writer,
        venues: (records) => writer.venues(records.map(venue)),
        schedules: (records) => writer.schedules(records.map(schedule)),
        clients: (records) => writer.clients(records.map(client)),
      }),
  }
}
