import { systemClock } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import {
  createPlatform,
  httpTransport,
  openFiles,
  openStores,
  type PlatformOptions,
  readConfig,
} from '@touchline/server'
import { type Kill, platformOptions, type Task } from '../kill-task.ts'

// A server that does one thing and is killed at a step of it: before the step is taken, or when it has been.
// Prints the status of each answer that it lived to see.
// The starting test writes the task.
const { settings, gatewayUrl, kill, requests } = JSON.parse(process.argv[2] ?? '') as Task

const taken = new Map<string, number>()

/** Runs a step, unless it is the one to be killed at. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (taken.get(name) ?? 0) + 1
  taken.set(name, turn)
  const isAim = (when: Kill['when']) => name === kill.step && turn === (kill.turn ?? 1) && when === kill.when
  if (isAim('before')) process.kill(process.pid, 'SIGKILL')
  const result = await work()
  if (isAim('after')) process.kill(process.pid, 'SIGKILL')
  return result
}

const config = readConfig(settings)
const stores = await openStores(config, { wallClock: systemClock, random: systemRandom, log: () => undefined })
const send = httpTransport(gatewayUrl)
const options: PlatformOptions = {
  ...platformOptions({ ...stores, files: openFiles(config), wallClock: systemClock }, (request) =>
    step(`gateway ${request.path.split('/').at(-1)}`, () => send(request)),
  ),
  databases: {
    ...stores.databases,
    createFrom: (template, name) => step('createFrom', () => stores.databases.createFrom(template, name)),
    fork: (from, to) => step('fork', () => stores.databases.fork(from, to)),
    drop: (name) => step('drop', () => stores.databases.drop(name)),
  },
  registry: { ...stores.registry, write: (fn) => step('record', () => stores.registry.write(fn)) },
}
const platform = await createPlatform(options)
await platform.ensureDefault()
for (const request of requests) {
  const { statusCode } = await platform.app.inject(request)
  process.stdout.write(`${statusCode}\n`)
}
await platform.app.close()
