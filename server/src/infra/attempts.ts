import type { Clock } from '@touchline/clock'
import { LRUCache } from 'lru-cache'

/** The most keys counted at once; the least recently used are dropped first. */
const mostKeys = 20_000

export type Allowance = {
  readonly most: number
  /** Milliseconds of real time. */
  readonly within: number
}

/** Counts acts that are limited: guessing a password, sending a mail. In the memory of this process. */
export type Attempts = {
  /** Counts one attempt; false, uncounted, when the limit is reached. */
  readonly take: (key: string, allowance: Allowance) => boolean
  /** Forgets all attempts. */
  readonly forget: (key: string) => void
}

export function createAttempts(wallClock: Clock): Attempts {
  // Limited by size: with `max` the cache would allocate all its room at once, for each sandbox.
  const taken = new LRUCache<string, readonly number[]>({ maxSize: mostKeys, sizeCalculation: () => 1 })
  return {
    take(key, { most, within }) {
      const now = wallClock.now()
      const recent = (taken.get(key) ?? []).filter((instant) => now - instant < within)
      if (recent.length >= most) return false
      taken.set(key, [...recent, now])
      return true
    },
    forget: (key) => void taken.delete(key),
  }
}
