import type { FixedClock } from '@touchline/clock'
import { afterAll, onTestFinished } from 'vitest'
import { createHost, type CreateHostOptions, type Host, type TestStores } from './create-host.ts'
import { freshTestStores, openTestStores } from './test-stores.ts'

export { type Host, publicUrl, secret } from './create-host.ts'

type Seed = NonNullable<CreateHostOptions['seed']>

export type HostOptions = CreateHostOptions & {
  /** The stores of the sandboxes; by default the engine of the run. */
  readonly stores?: (wallClock: FixedClock) => Promise<TestStores>
}

/** A server without a port: requests are injected. Its real time stands still until a test moves it. */
export function openHost({ stores = openTestStores, ...options }: HostOptions = {}): Promise<Host> {
  return createHost(stores, options)
}

/** A host for one test, with settings and stores of its own; closed when the test is over. */
export async function ownHost(options: HostOptions = {}): Promise<Host> {
  const host = await openHost({ stores: freshTestStores, ...options })
  onTestFinished(() => host.close())
  return host
}

/** A host for one test, which nothing but its seed sets apart: it lives in the stores of the worker. */
export function ownHostOfSeed(seed: Seed): Promise<Host> {
  return ownHost({ seed, stores: openTestStores })
}

/** A host for the tests of a file, with settings and stores of its own: opened on first need, closed after the last. */
export function hostOfFile(options: () => HostOptions = () => ({})): () => Promise<Host> {
  let host: Promise<Host> | undefined
  afterAll(async () => {
    if (host) await (await host).close()
  })
  return () => (host ??= openHost({ stores: freshTestStores, ...options() }))
}

/** A host for the tests of a file, which nothing but its seed sets apart: it lives in the stores of the worker. */
export function hostOfSeed(seed: Seed): () => Promise<Host> {
  return hostOfFile(() => ({ seed, stores: openTestStores }))
}
