import { localDate } from '@touchline/clock'
import type { PlatformStore, Reads, Tx } from '../../repositories.ts'
import { type Databases, DatabaseMissingError } from '../store/databases.ts'

export type TemplateOptions = {
  readonly databases: Databases<Reads, Tx>
  readonly seed: {
    /** Changes with the seed, and with its tables. */
    readonly version: () => string
    readonly timezone: string
    /** Fills an empty platform as of an instant. */
    readonly fill: (store: PlatformStore, now: number) => Promise<void>
  }
  /** The most days kept. */
  readonly most?: number
}

export type Templates = {
  /** Works with the template of an instant's local day, created on first need; it is kept meanwhile. */
  readonly using: <T>(instant: number, work: (template: string) => Promise<T>) => Promise<T>
}

/** Templates of a day and a seed; snapshots made by people have other names and are left alone. */
const ofDay = /^\d{4}-\d\d-\d\d\./

/**
 * Templates of sandboxes, one for each local day. Anybody who may create a sandbox chooses its day, so only the latest
 * are kept: each new one removes the least recently used, and those of older seeds.
 */
export function createTemplates({ databases, seed, most = 32 }: TemplateOptions): Templates {
  /** By last use, oldest first. */
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
        // Another server of the same database removed it in between: it is created again.
        if (error instanceof DatabaseMissingError) return attempt(instant, work)
        throw error
      }
    },
  }
}
