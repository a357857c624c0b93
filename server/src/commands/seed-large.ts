import { parseArgs } from 'node:util'
import { systemClock } from '@touchline/clock'
import { systemRandom, uuidv7 } from '@touchline/ids'
import { ConfigError } from '../config.ts'
import { createRegistry } from '../infra/sandbox/registry/registry.ts'
import { defaultSandbox } from '../infra/sandbox/make-sandboxes.ts'
import { cheapCost, hashPassword } from '../modules/people/index.ts'
import { runOnStores } from './run-on-stores.ts'
import { createSeedWriter } from '../seed/seed-writer.ts'
import type { Stores } from '../stores.ts'
import { largeSeed } from '../seed/touchline-seed.ts'

type Options = Parameters<typeof largeSeed>[0]

const usage = `npm run seed:large -- [--venues 50] [--days 365] [--customers 60]

Fills an empty DATA_DIR or DATABASE_URL with the cast and, beside its three venues, as many more (at most 800), each
with a programme for as many days and as many customers (at most 1,000). 50 venues and a year are a million occurrences.
`

/** Throws a ConfigError for anything but whole numbers within the limits. */
function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { venues: text, days: text, customers: text } })
  return {
    venues: wholeNumber(values.venues ?? '50', 800),
    days: wholeNumber(values.days ?? '365', 3650),
    customersPerVenue: wholeNumber(values.customers ?? '60', 1000),
  }
}

function wholeNumber(given: string, most: number): number {
  const value = Number(given)
  if (!Number.isInteger(value) || value < 1 || value > most) throw new ConfigError(usage)
  return value
}

/** Creates the `default` sandbox, which must not exist, from a template that is not kept. */
async function fillDefault({ databases, registry: records }: Stores, options: Options): Promise<void> {
  const registry = createRegistry(records, systemClock)
  if ((await registry.find(defaultSandbox)) || (await databases.has(defaultSandbox))) {
    throw new ConfigError('There is a platform here already: give an empty DATA_DIR or DATABASE_URL.')
  }
  const now = systemClock.now()
  const steps = options.venues + 2
  let step = 0
  let total = 0
  const seed = largeSeed(options, ({ title, records: { schedules = [] } }, seconds) => {
    const count = schedules.reduce((sum, { occurrences }) => sum + occurrences.length, 0)
    step += 1
    total += count
    const facts = `${count.toLocaleString('en-GB')} occurrences in ${seconds.toFixed(1)} s`
    process.stdout.write(`${String(step).padStart(3)}/${steps}  ${title}: ${facts}\n`)
  })
  const template = `large.${seed.version()}`
  // The template of an interrupted run belongs to another moment.
  await databases.dropTemplate(template)
  await databases.makeTemplate(template, (store) =>
    seed.fill(
      now,
      createSeedWriter({
        store,
        hashPassword: (password) => hashPassword(password, systemRandom, cheapCost),
        newText: () => uuidv7(systemClock.now(), systemRandom),
      }),
    ),
  )
  await databases.createFrom(template, defaultSandbox)
  const times = { createdAt: now, lastUsedAt: now, nextDueAt: null, generation: now }
  await registry.insert({ id: defaultSandbox, state: 'ready', offsetMs: 0, frozenAt: null, ...times })
  await databases.dropTemplate(template)
  process.stdout.write(`Ready: ${total.toLocaleString('en-GB')} occurrences. npm start serves them.\n`)
}

await runOnStores({ usage, readOptions, run: fillDefault })
