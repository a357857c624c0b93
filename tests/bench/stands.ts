import type { Platform } from './platforms.ts'
import type { Running } from './processes.ts'

/** A platform with its server and its raw yardstick running. */
export type Stand = { readonly platform: Platform; readonly server: Running; readonly raw: Running }

/** The setting of a measurement: the end of the period, the size of the parts cache, and both platform sizes. */
export type Setting = {
  /** Epoch milliseconds. */
  readonly until: number
  readonly cacheMb: number
  readonly small: Stand
  readonly large: Stand
  /** Of this run. */
  readonly folder: string
}

export async function openStand(platform: Platform, cacheMb: number): Promise<Stand> {
  const server = await platform.startServer(cacheMb)
  try {
    return { platform, server, raw: await platform.startRaw(cacheMb) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

export async function closeStand({ server, raw }: Stand): Promise<void> {
  await Promise.all([server.stop(), raw.stop()])
}

/** Figures of a platform are called after its size. */
export const named = ({ platform }: Stand, figure: string): string =>
  `${figure}, ${platform.occurrences.toLocaleString('en-GB')}`
