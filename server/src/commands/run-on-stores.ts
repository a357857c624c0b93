import { systemClock } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import { createLog } from '@touchline/serving'
import { type Config, readConfig } from '../config.ts'
import { openStores, type Stores } from '../stores.ts'
import { toldFailure } from './told-failure.ts'

export type Command<Options> = {
  /** Printed for unreadable arguments. */
  readonly usage: string
  /** Throws a ConfigError for wrong options. */
  readonly readOptions: (args: readonly string[]) => Options
  readonly run: (stores: Stores, options: Options) => Promise<void>
}

/** Runs a command on the configured stores, in a process of its own. User errors are printed without a stack. */
export async function runOnStores<Options>({ usage, readOptions, run }: Command<Options>): Promise<void> {
  let config: Config | undefined
  try {
    const options = readOptions(process.argv.slice(2))
    config = readConfig(process.env)
    const log = createLog({ level: config.logLevel, clock: systemClock })
    const stores = await openStores(config, { wallClock: systemClock, random: systemRandom, log })
    try {
      await run(stores, options)
    } finally {
      await stores.databases.close()
      await stores.registry.close()
    }
  } catch (error) {
    const isParse = error instanceof TypeError && 'code' in error
    const told = isParse ? usage : toldFailure(error, config)
    if (told === undefined) throw error
    process.stderr.write(`${told}\n`)
    process.exitCode = 1
  }
}
