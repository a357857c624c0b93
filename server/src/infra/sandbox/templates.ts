import { localDate } from '@touchline/clock'
import type { PlatformStore, Reads, Tx } from '../../repositories.ts'
import { type Databases, DatabaseMissingError } from '../store/databases.ts'

export type TemplateOptions = {
  readonly databases: Databases<Reads, Tx>
  readonly seed: {
    /** Changes when what the seed writes, or the tables it writes to, change. */
    readonly version: () => string
    readonly timezone: string
    /** Fills an empty platform as of an instant. */
    readonly fill: (store: PlatformStore, now: number) => Promise<void>
  }
  /** How many days are kept. */
  readonly most?: number
}

export type Templates = {
  /** Does something with the template of an instant's local day, made on first need; it stays until that is done. */
  readonly using: <T>(instant: number, work: (template: string) => Promise<T>) => Promise<T>
}

/** Templates of a day and a seed; snapshots that somebody has made have other names and are left alone. */
const ofDay = /^\d{4}-\d\d-\d\d\./

/**
 * What sandboxes are made from, a template for each local day. Anybody who may make a sandbox chooses its day, so only those
 * used last are kept: making one more takes away the one that was not used for longest, and those of older seeds.
 */
export function createTemplates({ databases, seed, most = 32 }: TemplateOptions): Templates {
  /** By last use, the longest ago first. */
  const used = new Map<string, undefined>()
  const busy = new Map<string, number>()

  async function make(template: string, instant: number): Promise<void> {
    if (await databases.hasTemplate(template)) return
    await databases.makeTemplate(template, (store) => seed.fill(store, instant))
    await sweep()
  }

  async function sweep(): Promise<void> {
    const current = `.${seed.version()}`
    const known = (await databases.listTemplates()).filter((name) => ofDay.test(name) && !busy.has(name))
    const byUse = [
      ...known.filter((name) => !used.has(name)),
      ...[...used.keys()].filter((name) => known.includes(name)),
    ]
    const outdated = byUse.filter((name) => !name.endsWith(current))
    const fresh = byUse.filter((name) => name.endsWith(current))
    const tooMany = fresh.slice(0, Math.max(0, fresh.length + busy.size - most))
    for (const name of [...outdated, ...tooMany]) {
      used.delete(name)
      await databases.dropTemplate(name)
    }
  }

  async function attempt<T>(instant: number, work: (template: string) => Promise<T>): Promise<T> {
    const template = `${localDate(instant, seed.timezone)}.${seed.version()}`
    used.delete(template)
    used.set(template, undefined)
    busy.set(template, (busy.get(template) ?? 0) + 1)
    try {
      await make(template, instant)
      return await work(template)
    } finally {
      const others = (busy.get(template) ?? 1) - 1
      if (others === 0) busy.delete(template)
      else busy.set(template, others)
    }
  }

  return {
    async using(instant, work) {
      try {
        return await attempt(instant, work)
      } catch (error) {
        // Another server of the same database swept it between two of our steps: it is made anew.
        if (error instanceof DatabaseMissingError) return attempt(instant, work)
        throw error
      }
    },
  }
}
