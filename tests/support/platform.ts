import type { ApiTypes } from '@touchline/contract'
import { personaId, type PersonaName, seedPassword } from '@touchline/seed'
import { afterAll, expect, onTestFinished } from 'vitest'
import { type Host, openHost } from './host.ts'
import { letTo, type Person, personAt } from './person.ts'
import { isIdle } from './test-stores.ts'

export { secret } from './host.ts'
export type { Person, RawRequest } from './person.ts'

/** Shared by the tests of a file; every test has a sandbox of its own in it. */
let shared: Promise<Host> | undefined
let sandboxesMade = 0

/** Ends the host of a file, and the sandboxes that its tests have left; those that are put back for the next file stay. */
export async function closeSharedHost(): Promise<void> {
  if (!shared) return
  const host = await shared
  shared = undefined
  for (const { id } of await host.sandboxes.list()) if (!isIdle(id)) await host.sandboxes.delete(id)
  await host.close()
}

export type TestPlatform = {
  readonly sandbox: string
  readonly host: Host
  /** A persona, logged in. */
  readonly as: (name: PersonaName) => Promise<Person>
  readonly visitor: Person
  /** Moves the sandbox clock; answers what happened on the way. */
  readonly advance: (duration: string) => Promise<readonly { readonly kind: string; readonly what: string }[]>
  readonly invariants: () => Promise<readonly unknown[]>
}

/** A Tuesday in April. */
const usualStart = '2026-04-07T09:00:00Z'

export type StartOptions = {
  /** The time of the sandbox clock. */
  readonly at?: string
  /** A scenario of the seed on top of it. */
  readonly scenario?: string
  /** The server it lives in; the one of the file when left out. */
  readonly host?: Host
}

/**
 * A platform of its own for one test: seeded as of `at`, its clock standing still there. At the end of the test its
 * invariants are checked, if anything but logins was written.
 */
export async function startPlatform({ at = usualStart, scenario, host }: StartOptions = {}): Promise<TestPlatform> {
  const running = host ?? (await (shared ??= openHost()))
  const instant = Date.parse(at)
  const sandbox = await openSandbox(running, instant, scenario)
  letTo(sandbox)
  const { platform, isOnlyRead } = countingLogins(running, sandbox)
  onTestFinished(async () => {
    if (!(await running.sandboxes.has(sandbox))) return
    if (!isOnlyRead()) expect(await platform.invariants()).toEqual([])
    await keep(running, sandbox)
  })
  return platform
}

/** A platform, and whether nothing has been written in it from now on but logins of personas. */
function countingLogins(host: Host, sandbox: string) {
  const before = host.writesIn(sandbox)
  let logins = 0
  const platform = platformIn(host, sandbox)
  return {
    platform: {
      ...platform,
      as(name: PersonaName) {
        logins += 1
        return platform.as(name)
      },
    },
    isOnlyRead: () => host.writesIn(sandbox) - before === logins,
  }
}

/**
 * One platform for all tests of a file that only read: said at the top of the file, made on first need. A test that writes
 * more than a login spoils it for the others, so the file fails at its end.
 */
export function readOnlyPlatform({ at = usualStart, scenario }: Omit<StartOptions, 'host'> = {}) {
  let opened: Promise<ReturnType<typeof countingLogins>> | undefined

  async function open() {
    const host = await (shared ??= openHost())
    return countingLogins(host, await openSandbox(host, Date.parse(at), scenario))
  }

  afterAll(async () => {
    if (!opened) return
    const { platform, isOnlyRead } = await opened
    expect(await platform.invariants()).toEqual([])
    expect(isOnlyRead(), 'a platform that is only read has nothing written in it').toBe(true)
    await keep(platform.host, platform.sandbox)
  })
  return async (): Promise<TestPlatform> => (await (opened ??= open())).platform
}

/** Answers the id of a sandbox as it is right after it was made, its clock standing still at `at`. */
async function openSandbox({ sandboxes, idle }: Host, at: number, scenario: string | undefined): Promise<string> {
  const options = { at, ...(scenario === undefined ? {} : { scenario }) }
  const kept = idle.shift()
  if (kept !== undefined) {
    await sandboxes.reset(kept, options)
    return kept
  }
  const id = `t${process.pid}-${++sandboxesMade}`
  await sandboxes.create(id, options)
  await sandboxes.moveClock(id, { frozen: true })
  return id
}

/** The next test gets it put back; what the gateway was told of it, settings and faults, is forgotten now. */
async function keep({ sandboxes, idle }: Host, sandbox: string): Promise<void> {
  await (await sandboxes.open(sandbox)).gateway.controls?.deleteMerchant()
  idle.push(sandbox)
}

/** A sandbox that exists, as tests use one. */
export function platformIn(host: Host, sandbox: string): TestPlatform {
  const headers = { 'x-sandbox': sandbox }
  const visitor = personAt(host, { headers })
  const control = `/sandbox/v1/sandboxes/${sandbox}`
  return {
    sandbox,
    host,
    visitor,
    async as(name) {
      const { status, json } = await visitor.send({ method: 'POST', url: `${control}/personas/${name}/login` })
      expect(status).toBe(200)
      // The shape of the contract's reply.
      const { data } = json() as ApiTypes['loginPersona']['reply']
      return personAt(host, { id: personaId(name), token: data.token, headers })
    },
    advance: async (duration) => (await host.sandboxes.moveClock(sandbox, { advance: duration })).ran,
    async invariants() {
      const { json } = await visitor.send({ method: 'GET', url: `${control}/invariants` })
      return (json() as ApiTypes['checkInvariants']['reply']).data.broken
    },
  }
}

/** Logs in through the front door with the password of the seed. */
export const login = (name: PersonaName) => ({ username: `${name}@example.test`, password: seedPassword })
