import type { ApiTypes, Mail, SeedRecords } from '@touchline/contract'
import type { BrowserContext } from '@playwright/test'
import { sites } from '@touchline/sites'
import type { Stack } from './stack.ts'

/** The platform of one test: its data, clock and mails. */
export type Sandbox = {
  readonly id: string
  /** Logs a persona in, on every site and in every tab of this browser, without the form. */
  readonly logIn: (persona: string) => Promise<void>
  /** Moves the clock by an ISO 8601 duration; everything due on the way happens. */
  readonly advance: (duration: string) => Promise<void>
  /** The mails the platform would have sent, newest first. */
  readonly mails: () => Promise<readonly Mail[]>
  /** Calls the platform as a persona, for the preparation of a journey. */
  readonly callAs: (persona: string) => Promise<Caller>
  /** Has the platform answer these calls with a status, until `endFaults`. */
  readonly fail: (calls: readonly string[], status?: number) => Promise<void>
  readonly endFaults: () => Promise<void>
  readonly brokenInvariants: () => Promise<readonly unknown[]>
  readonly delete: () => Promise<void>
}

export type Caller = {
  readonly id: number
  /** Returns the body; throws for a refused call. */
  readonly send: <T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) => Promise<T>
}

/** The start time of every sandbox: a Tuesday in April, with the clock frozen. */
export const sandboxStart = '2026-04-07T09:00:00Z'

/** A scenario by name, or with values for its parameters. */
export type Beginning = string | { readonly name: string; readonly parameters: Readonly<Record<string, number>> }

type Opening = {
  readonly id: string
  readonly scenario?: Beginning | undefined
  /** Records besides the seed's. */
  readonly data?: Partial<SeedRecords> | undefined
}

/** Makes a sandbox and selects it in the browser. */
export async function openSandbox(
  { url, origins }: Stack,
  context: BrowserContext,
  { id, scenario, data }: Opening,
): Promise<Sandbox> {
  const control = `/sandbox/v1/sandboxes/${id}`
  const send = sender(url, {})
  const { name, parameters } = typeof scenario === 'object' ? scenario : { name: scenario }
  await send('POST', '/sandbox/v1/sandboxes', { id, at: sandboxStart, scenario: name, parameters, data })
  await send('PATCH', `${control}/clock`, { frozen: true })
  const kept = { httpOnly: true, sameSite: 'Lax' } as const
  await context.addCookies(Object.values(origins).map((at) => ({ name: 'sandbox', value: id, url: at, ...kept })))

  async function login(persona: string) {
    const path = `${control}/personas/${persona}/login`
    return (await send<ApiTypes['loginPersona']['reply']>('POST', path)).data
  }

  return {
    id,
    async logIn(persona) {
      const { token } = await login(persona)
      await context.addCookies(
        sites.map(({ name, application }) => {
          return { name: `${application}-authToken`, value: token, url: origins[name], sameSite: 'Lax' }
        }),
      )
    },
    async advance(duration) {
      await send('PATCH', `${control}/clock`, { advance: duration })
    },
    async mails() {
      const { data } = await send<ApiTypes['listMails']['reply']>('GET', `${control}/outbox`)
      const read = ({ id: mailId }: { readonly id: number }) =>
        send<ApiTypes['readMail']['reply']>('GET', `${control}/outbox/${mailId}`)
      return (await Promise.all(data.map(read))).map((mail) => mail.data)
    },
    async callAs(persona) {
      const { token, user_id: userId } = await login(persona)
      return { id: userId, send: sender(url, { authorization: `Bearer ${token}`, 'x-sandbox': id }) }
    },
    async fail(calls, status = 500) {
      for (const call of calls)
        await send('POST', `${control}/faults`, { match: { call }, effect: 'status', status, times: 100 })
    },
    async endFaults() {
      await send('DELETE', `${control}/faults`, {})
    },
    async brokenInvariants() {
      return (await send<ApiTypes['checkInvariants']['reply']>('GET', `${control}/invariants`)).data.broken
    },
    async delete() {
      await send('DELETE', control)
    },
  }
}

function sender(origin: string, headers: Readonly<Record<string, string>>) {
  return async function send<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<T> {
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${text}`)
    // The shape of the contract's answer, named by the caller.
    return JSON.parse(text) as T
  }
}
