import type { SeedWriter } from '@touchline/seed'
import { touchlineSeed } from '@touchline/server'

type Seed = typeof touchlineSeed

/** The seed with something else in some of its records. */
export function seedWith(name: string, change: (writer: SeedWriter) => Partial<SeedWriter>): Seed {
  return {
    ...touchlineSeed,
    version: () => name,
    fill: (now, writer) => touchlineSeed.fill(now, { ...writer, ...change(writer) }),
  }
}
