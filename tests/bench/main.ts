import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { day, minute } from '@touchline/clock'
import { measureBaskets } from './baskets.ts'
import { checkInvariants } from './check-invariants.ts'
import { measureClient } from './client-size.ts'
import { checkReads, measureReads } from './growth.ts'
import { measureLists } from './lists.ts'
import { type Options, readOptions, type Stage } from './options.ts'
import { fillings, openPlatform, type Platform } from './platforms.ts'
import { residentMb } from './processes.ts'
import { measureProxy } from './proxy.ts'
import { checkPurchases, measurePurchases } from './purchases.ts'
import { type Row, table, within } from './report.ts'
import { checkSameAnswers } from './same-answers.ts'
import { measureSandboxes } from './sandboxes.ts'
import { closeStand, openStand, type Setting } from './stands.ts'
import { measureStartUp } from './start-up.ts'
import { measureTwoServers } from './two-servers.ts'

// Figures of the built product, each beside its yardstick in the same run. Nothing passes or fails by time; the run
// fails when an answer is wrong or a rule of the platform does not hold after the load.

const window = 14 * day
const mostLoadedMb = 400

const folderName = join(tmpdir(), 'touchline-bench-')

/** The end of the window that is looked at. */
const windowEnd = (): number => Math.ceil((Date.now() + window) / minute) * minute

/** No figures: a product that has changed, and a yardstick that has not, would make the next ones worthless. */
async function check({ occurrences, keep, cacheMb }: Options): Promise<void> {
  const folder = await mkdtemp(folderName)
  const until = windowEnd()
  try {
    const platform = await openPlatform(fillings(occurrences)[0], { folder, keep, until })
    const stand = await openStand(platform, cacheMb)
    try {
      await checkSameAnswers(until, stand)
      await checkReads(stand, until)
      await checkPurchases(stand)
      await checkInvariants(stand)
    } finally {
      await Promise.all([closeStand(stand), platform.stop()])
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  console.log('The yardsticks answer what the product answers.')
}

async function measure({ occurrences, keep, cacheMb, only }: Options): Promise<void> {
  if (only.has('proxy')) {
    say('Measuring the contract proxy')
    print('Contract proxy', await measureProxy())
  }
  if (only.has('two-servers')) {
    say('Measuring two servers of one database')
    print('Two servers of one database', await measureTwoServers())
  }
  // These parts need no large platform.
  if ([...only].every((stage) => stage === 'proxy' || stage === 'two-servers')) return
  const folder = await mkdtemp(folderName)
  const platforms: Platform[] = []
  try {
    if (keep !== undefined) await mkdir(keep, { recursive: true })
    const until = windowEnd()
    for (const filling of fillings(occurrences)) {
      say(`Filling the ${filling.name} platform`)
      platforms.push(await openPlatform(filling, { folder, keep, until }))
    }
    const [small, large] = platforms
    if (!small || !large) throw new Error('there are two platforms')
    const sizes = [small, large].map((platform) => platform.occurrences.toLocaleString('en-GB')).join(' and ')
    console.log(`\nSizes: ${sizes} occurrences; ${large.venueIds.length} random venues, the next 14 days`)
    console.log('Costs are microseconds of processor time per call; a ratio is that of two costs.')
    await measureUnderLoad({ small, large, until, cacheMb, folder }, only)
    if (!only.has('rest')) return
    say('Measuring start, memory and sandboxes')
    const alone = [...(await measureStartUp(small, folder)), ...(await measureSandboxes(small.settings))]
    print('Start, memory, sandboxes, client', [...alone, ...measureClient()])
  } finally {
    await Promise.all(platforms.map(({ stop }) => stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

type Opening = Omit<Setting, 'small' | 'large'> & { readonly small: Platform; readonly large: Platform }

async function measureUnderLoad({ small, large, ...opening }: Opening, only: ReadonlySet<Stage>): Promise<void> {
  const stands = [await openStand(small, opening.cacheMb), await openStand(large, opening.cacheMb)] as const
  const setting = { ...opening, small: stands[0], large: stands[1] }
  try {
    // The load changes the two databases by as much as each can do in the time, so they are compared before it.
    if (only.has('lists') || only.has('baskets')) {
      for (const stand of stands) await checkSameAnswers(setting.until, stand)
    }
    const besideYardsticks: Row[] = []
    const besideSeed: Row[] = []
    for (const { stage, rows } of loads) {
      if (!only.has(stage)) continue
      say(`Measuring ${stage}`)
      const { yardstick, growth } = await rows(setting)
      besideYardsticks.push(...yardstick)
      besideSeed.push(...growth)
    }
    const memory = within('memory under load, large', residentMb(setting.large.server.pid), mostLoadedMb, 'MB')
    print('Beside yardsticks', [...besideYardsticks, memory])
    if (besideSeed.length > 0) print("Large beside the seed's size", besideSeed)
    for (const stand of stands) await checkInvariants(stand)
  } finally {
    await Promise.all(stands.map(closeStand))
  }
}

type Measured = { readonly yardstick: readonly Row[]; readonly growth: readonly Row[] }

/** Measurements under load, in this order. */
const loads: readonly { readonly stage: Stage; readonly rows: (setting: Setting) => Promise<Measured> }[] = [
  { stage: 'lists', rows: async (setting) => ({ yardstick: await measureLists(setting), growth: [] }) },
  { stage: 'baskets', rows: measureBaskets },
  { stage: 'purchases', rows: async (setting) => ({ yardstick: [], growth: await measurePurchases(setting) }) },
  { stage: 'reads', rows: async (setting) => ({ yardstick: [], growth: await measureReads(setting) }) },
]

function say(what: string): void {
  process.stderr.write(`${what} …\n`)
}

function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}\n\n${table(rows)}`)
}

const options = readOptions(process.argv.slice(2))
await (options.check ? check(options) : measure(options))
