import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountSite } from '../../../sites/account/site.ts'
import { openSite } from '../../choices/testing/open-site.ts'
import { environment, provideEnvironment } from '../../environment.ts'
import { loginElsewhere } from './login-elsewhere.ts'
import { noteLogin, noteLogout } from './login-times.ts'

const onDomain = { bookings: 'https://bookings.leisure.example', account: 'https://account.leisure.example' }
const onMachine = { bookings: 'http://localhost:4000', account: 'http://account.localhost:4000' }

function mapStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    removeItem: (key) => void kept.delete(key),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }
}

type Visit = { readonly sites?: object; readonly kept?: Record<string, string>; readonly isFramed?: boolean }

/** Opens a page of a site in a new tab of a new browser. */
function visit(address: string, { sites = onMachine, kept = {}, isFramed = false }: Visit = {}): URL {
  const url = new URL(address)
  const page = {
    location: { hostname: url.hostname, origin: url.origin, protocol: url.protocol, pathname: url.pathname },
    localStorage: mapStorage(),
    sessionStorage: mapStorage(),
  }
  vi.stubGlobal('window', { ...page, self: 1, top: isFramed ? 2 : 1 })
  openSite(accountSite, { sites }, kept)
  return url
}

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

describe('a site without a login', () => {
  test('[O-573 partly] asks the booking site where the sites can share no cookie, for this very address', () => {
    const here = visit('http://account.localhost:4000/bookings?lang=cy&embedded=true#past')
    expect(loginElsewhere(here)).toBe(`http://localhost:4000/#login-for=${encodeURIComponent(here.href)}&after=0`)
  })

  test('[O-573 partly] on a shared domain asks the site that was logged in last, and no other', () => {
    const address = 'https://account.leisure.example/'
    const asked = (kept: Record<string, string>) => loginElsewhere(visit(address, { sites: onDomain, kept }))
    expect(asked({})).toBeNull()
    expect(asked({ 'touchline-login': 'https://evil.example' })).toBeNull()
    expect(asked({ 'touchline-login': onDomain.account })).toBeNull()
    expect(asked({ 'touchline-login': onDomain.bookings })).toMatch(
      /^https:\/\/bookings\.leisure\.example\/#login-for=https/,
    )
  })

  test('[O-573 partly] asks once, and again only after some seconds', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 50_000 })
    const here = visit('http://account.localhost:4000/')
    expect(loginElsewhere(here)).not.toBeNull()
    expect(loginElsewhere(here)).toBeNull()
    vi.setSystemTime(60_000)
    expect(loginElsewhere(here)).not.toBeNull()
    vi.useRealTimers()
  })

  test('[O-573 partly] asks nobody with a login, in a frame, on a partner’s checkout and without a connection', () => {
    const here = 'http://account.localhost:4000/'
    expect(loginElsewhere(visit(here, { kept: { 'bookings-authToken': 'mine' } }))).toBeNull()
    expect(loginElsewhere(visit(here, { isFramed: true }))).toBeNull()
    expect(loginElsewhere(visit(`${here}checkout/abc`))).toBeNull()
    vi.stubGlobal('navigator', { onLine: false })
    expect(loginElsewhere(visit(here))).toBeNull()
  })

  test('[O-573 partly] [O-574 partly] a kiosk asks nobody, and keeps no time of a login', () => {
    const here = visit('http://account.localhost:4000/?kiosk=true')
    const kiosk = { centre: null, home: 'account', fromOnlineJoining: false }
    provideEnvironment({ ...environment(), modes: { embedded: false, kiosk } })
    noteLogin()
    noteLogout()
    expect(loginElsewhere(here)).toBeNull()
    expect(window.localStorage.getItem('touchline-login-ended')).toBeNull()
  })

  test('[O-573 partly] a tab that can store nothing asks nobody', () => {
    const here = visit('http://account.localhost:4000/')
    vi.stubGlobal('window', { location: window.location, self: 1, top: 1 })
    expect(loginElsewhere(here)).toBeNull()
  })
})

describe('a site that is asked for its login', () => {
  const question = (address: string, after = '') =>
    `http://localhost:4000/#login-for=${encodeURIComponent(address)}${after}`
  const kept = { 'bookings-authToken': 'a token' }

  test('[O-573 partly] hands it over in the fragment, and says so where there is none', () => {
    const address = 'http://account.localhost:4000/bookings?lang=cy#past'
    expect(loginElsewhere(visit(question(address), { kept }))).toBe(
      'http://account.localhost:4000/bookings?lang=cy#token=a%20token&at=%23past',
    )
    expect(loginElsewhere(visit(question('http://account.localhost:4000/')))).toBe(
      'http://account.localhost:4000/#token=',
    )
  })

  test.each([
    'https://evil.example/',
    'http://evil.localhost:4000/',
    'http://account.localhost:4001/',
    'http://account.localhost:4000@evil.example/',
    'http://user@account.localhost:4000/',
    'javascript:alert(1)',
    '%E0%A4%A',
  ])('[O-573 partly] leads to no address of another site: %s', (address) => {
    expect(loginElsewhere(visit(question(address), { kept }))).toBe('http://localhost:4000')
  })

  test('[O-574 partly] keeps a login that began before the customer logged out there', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 50_000 })
    const address = 'http://account.localhost:4000/'
    const here = visit(question(address, '&after=60000'), { kept })
    noteLogin()
    expect(loginElsewhere(here)).toBe('http://account.localhost:4000/#token=')
    vi.setSystemTime(60_001)
    noteLogin()
    expect(loginElsewhere(here)).toBe('http://account.localhost:4000/#token=a%20token')
    vi.useRealTimers()
  })
})

test('[O-574 partly] after a logout the question says when that was, and the domain has no hint any more', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 60_000 })
  const here = visit('http://account.localhost:4000/')
  noteLogout()
  expect(loginElsewhere(here)).toMatch(/&after=60000$/)
  visit('https://account.leisure.example/', { sites: onDomain })
  noteLogin()
  expect(environment().cookies.cookie).toContain(encodeURIComponent(onDomain.account))
  noteLogout()
  expect(environment().cookies.cookie).not.toContain('touchline-login')
  vi.useRealTimers()
})
