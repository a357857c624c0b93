import type { Clock } from '@touchline/clock'
import { LRUCache } from 'lru-cache'

/** How many keys are counted at once; those touched longest ago are forgotten first. */
const mostKeys = 20_000

export type Allowance = {
  readonly most: number
  /** Milliseconds of real time. */
  readonly within: number
}

/** Counts what somebody may do a few times only: guess a password, have a mail written. In the memory of this process. */
export type Attempts = {
  /** Counts one attempt; answers false, and counts nothing, when there have been as many as are allowed. */
  readonly take: (key: string, allowance: Allowance) => boolean
  /** Gives all attempts back. */
  readonly forget: (key: string) => void
}

export function createAttempts(wallClock: Clock): Attempts {
  // Counted by size: room for the most keys there can be would be taken at once, for each sandbox, by `max`.
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
