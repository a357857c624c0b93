import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '../../api/call.ts'
import { send } from '../../api/http.ts'
import { memoryJar } from '../../api/credentials/memory-jar.ts'
import { credentialsIn } from '../../api/credentials/tokens.ts'
import { parseConfig } from '../config/config.ts'
import { environment, provideEnvironment } from '../environment.ts'
import { bookingsSite } from '../../sites/bookings/site.ts'
import { attemptLogin } from './login/log-in.ts'
import { logOut } from './login/log-out.ts'
import { lookAtLogin } from './login/use-login-watch.ts'
import { isReadingUser, readUserQuietly } from './read-user-quietly.ts'
import { currentSession, forgetLogin, selectUser } from './session.ts'
import type { LoginTexts } from './login/log-in.ts'

type Reply = readonly [status: number, body: unknown]

const user = { id: 7, first_name: 'Amina', last_name: 'Yusuf' }
const idris = { id: 1, relationship: 'parent', referenced_user: { id: 8, name: 'Idris Yusuf' } }
const good: Readonly<Record<string, Reply>> = {
  'POST /api/auth/customer/login': [200, { data: { token: 'secret' } }],
  'GET /api/auth/user': [200, { data: user }],
  'GET /api/v1/users/7/linked': [200, { data: [idris] }],
  'POST /api/auth/logout': [200, { data: { message: 'Done.' } }],
}
const texts: LoginTexts = { signedOut: 'User signed out', forKey: (key) => key }

let platform: Server
let replies: Readonly<Record<string, Reply>>
let asked: string[]

beforeAll(async () => {
  platform = createServer((request, response) => {
    const call = `${request.method} ${request.url}`
    asked.push(call)
    const [status, body] = replies[call] ?? [404, {}]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done))
})

afterAll(() => platform.close())

function arrive(apiOrigin: string): void {
  const configured = parseConfig({ apiOrigin })
  if (!configured.ok) throw new Error('the configuration of this test is wrong')
  const cookies = memoryJar()
  const credentials = credentialsIn(cookies, 'bookings', { secure: false, pathname: () => '/' })
  provideEnvironment({
    site: bookingsSite,
    config: configured.config,
    credentials,
    cookies,
    secure: false,
    modes: { embedded: false, kiosk: null },
  })
  connect({
    routing: configured.config,
    credentials,
    send,
    pathname: () => '/',
    language: () => 'en',
    clientDomain: 'localhost',
    onSignedOut: () => undefined,
    onMismatch: () => undefined,
  })
  forgetLogin()
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/', hostname: 'localhost', origin: 'http://localhost' } })
  asked = []
  replies = good
  // A server that listens on a TCP port has an address object.
  arrive(`http://127.0.0.1:${(platform.address() as AddressInfo).port}`)
})

const logIn = (): Promise<boolean> => attemptLogin('amina', 'password', texts)

describe('logging in', () => {
  test('[S4-034, S4-038, S6-005] keeps the token and reads the user and their linked users', async () => {
    expect(await logIn()).toBe(true)
    expect(asked).toEqual(['POST /api/auth/customer/login', 'GET /api/auth/user', 'GET /api/v1/users/7/linked'])
    expect(environment().credentials.tokenFor('/')).toBe('secret')
    expect(currentSession()).toMatchObject({ login: 'succeeded', loggedIn: true, user: { firstName: 'Amina' } })
    expect(currentSession().linkedUsers).toHaveLength(1)
  })

  test('[S8-018] shows the server’s message when it fails, and that the user is signed out without one', async () => {
    replies = { ...good, 'POST /api/auth/customer/login': [401, { message: 'The password is not right.' }] }
    expect(await logIn()).toBe(false)
    expect(currentSession()).toMatchObject({ login: 'failed', error: 'The password is not right.', user: null })
    replies = { ...good, 'POST /api/auth/customer/login': [401, {}] }
    await logIn()
    expect(currentSession().error).toBe('User signed out')
  })

  test('[C-03] fails when the user cannot be read, and leaves no login behind', async () => {
    replies = { ...good, 'GET /api/auth/user': [500, { message: 'stack trace' }] }
    expect(await logIn()).toBe(false)
    expect(currentSession()).toMatchObject({ error: 'User signed out', loggedIn: false })
    expect(environment().credentials.tokenFor('/')).toBeNull()
  })

  test('explains the failure when nothing answers', async () => {
    arrive('http://127.0.0.1:1')
    await logIn()
    expect(currentSession().error).toBe('common:errors.network')
  })

  test('succeeds without linked users when their list cannot be read', async () => {
    replies = { ...good, 'GET /api/v1/users/7/linked': [500, {}] }
    expect(await logIn()).toBe(true)
    expect(currentSession().linkedUsers).toEqual([])
  })
})

/** Waits for the answers of the platform, but not for the time between retries. */
async function withoutWaiting(acting: Promise<void>): Promise<void> {
  const over = acting.then(() => true)
  const turn = () => new Promise<false>((done) => setImmediate(done, false))
  while (!(await Promise.race([over, turn()]))) {
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync()
  }
}

describe('reading the user again', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  const keepToken = (): void => environment().credentials.keepAuthToken('secret')
  const askedForUser = (): number => asked.filter((call) => call === 'GET /api/auth/user').length

  test.each([500, 503, 429])(
    '[S8-001, C-51] a %i does not end a login: it is tried four times, then left for later',
    async (status) => {
      keepToken()
      replies = { ...good, 'GET /api/auth/user': [status, { message: 'Not now.' }] }
      await withoutWaiting(readUserQuietly())
      expect(askedForUser()).toBe(4)
      expect(environment().credentials.tokenFor('/')).toBe('secret')
      expect(currentSession()).toMatchObject({ loggedIn: true, user: null, unread: { status } })
      replies = good
      await readUserQuietly()
      expect(currentSession()).toMatchObject({ loggedIn: true, user: { id: 7 }, unread: null })
    },
  )

  test('[S8-001, C-51] a 401 ends the login at once', async () => {
    keepToken()
    replies = { ...good, 'GET /api/auth/user': [401, { message: 'Log in.' }] }
    await readUserQuietly()
    expect(askedForUser()).toBe(1)
    expect(environment().credentials.tokenFor('/')).toBeNull()
    expect(currentSession()).toMatchObject({ loggedIn: false, unread: null })
  })
})

describe('after a login', () => {
  test('[O-584] a login whose session ended on another site of the domain ends at the next look, another one stays', async () => {
    const { cookies } = environment()
    await logIn()
    cookies.cookie = 'touchline-login=https://bookings.example'
    lookAtLogin()
    await vi.waitFor(() => expect(isReadingUser()).toBe(false))
    expect(currentSession().loggedIn).toBe(true)
    replies = { ...good, 'GET /api/auth/user': [401, { message: 'Log in.' }] }
    lookAtLogin()
    expect(isReadingUser()).toBe(false)
    cookies.cookie = 'touchline-login=https://account.example'
    lookAtLogin()
    await vi.waitFor(() => expect(currentSession().loggedIn).toBe(false))
  })

  test('[S6-006 partly] the linked user is stored with the login', async () => {
    await logIn()
    selectUser(8)
    expect(environment().credentials.selectedUser()).toBe(8)
    selectUser(null)
    expect(environment().credentials.selectedUser()).toBeNull()
  })

  test('[S4-035] logging out forgets everything, even when the platform cannot be told', async () => {
    await logIn()
    selectUser(8)
    replies = { ...good, 'POST /api/auth/logout': [500, {}] }
    await logOut()
    expect(currentSession()).toMatchObject({ loggedIn: false, user: null, linkedUsers: [], selectedUserId: null })
    expect([environment().credentials.tokenFor('/'), environment().credentials.selectedUser()]).toEqual([null, null])
  })
})
