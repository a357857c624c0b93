import { describe, expect, test } from 'vitest'
import { cookieNames, readCookie, writeCookie } from './cookies.ts'
import { memoryJar } from './memory-jar.ts'
import { cookiePrefix, credentialsIn, isCheckoutPath } from './tokens.ts'

describe('cookie names', () => {
  test.each([
    ['bookings.leisure.example', 'bookings'],
    ['members.city.leisure.example', 'members'],
    ['leisure.example', 'bookings'],
    ['localhost', 'bookings'],
    ['127.0.0.1', 'bookings'],
  ])('[S9-065, S1-037, C-09] on %s they begin with %s', (host, prefix) => {
    expect(cookiePrefix(host, 'bookings')).toBe(prefix)
  })

  test('[S9-066] the suffixes are the stated ones', () => {
    const jar = memoryJar()
    const credentials = credentialsIn(jar, 'bookings', { secure: true, pathname: () => '/' })
    credentials.keepAuthToken('a')
    credentials.keepCheckoutToken('b')
    credentials.keepSelectedUser(7)
    expect(cookieNames(jar, 'bookings-')).toEqual([
      'bookings-authToken',
      'bookings-checkoutAuthToken',
      'bookings-selected-user',
    ])
  })
})

describe('credentials', () => {
  test.each([
    ['/checkout/abc', true],
    ['/checkout', true],
    ['/basket/checkout', false],
    ['/checkouts', false],
    ['/', false],
  ])('[C-01] %s is third-party checkout: %s', (path, expected) => {
    expect(isCheckoutPath(path)).toBe(expected)
  })

  test('[C-01, S6-012 partly] the checkout sends its own token in place of the login', () => {
    const credentials = credentialsIn(memoryJar(), 'bookings', { secure: false, pathname: () => '/' })
    credentials.keepAuthToken('login')
    expect(credentials.tokenFor('/checkout/abc')).toBeNull()
    credentials.keepCheckoutToken('partner')
    expect(credentials.tokenFor('/checkout/abc')).toBe('partner')
    expect(credentials.tokenFor('/basket/checkout')).toBe('login')
  })

  test('[O-372 partly] the time of the choice of a linked user goes with it', () => {
    const credentials = credentialsIn(memoryJar(), 'bookings', { secure: false, pathname: () => '/' })
    credentials.keepSelectedUser(7)
    expect(credentials.chosenAt()).toBeNull()
    credentials.keepSelectedUser(7, 1_000)
    credentials.keepSelectedUser(7)
    expect(credentials.chosenAt()).toBe(1_000)
    credentials.keepSelectedUser(null)
    expect(credentials.chosenAt()).toBeNull()
  })

  test('[S7-007 partly] clearing forgets login and linked user, and answers whether there was a login', () => {
    const credentials = credentialsIn(memoryJar(), 'bookings', { secure: false, pathname: () => '/' })
    credentials.keepAuthToken('login')
    credentials.keepSelectedUser(7)
    expect(credentials.clear()).toBe(true)
    expect([credentials.tokenFor('/'), credentials.selectedUser()]).toEqual([null, null])
    expect(credentials.clear()).toBe(false)
  })

  test('[S2-068 partly] another login, from an address, forgets the linked user of the one before', () => {
    const credentials = credentialsIn(memoryJar(), 'bookings', { secure: false, pathname: () => '/' })
    credentials.keepAuthToken('hers')
    credentials.keepSelectedUser(7, 1_000)
    credentials.keepAuthToken('hers')
    expect([credentials.selectedUser(), credentials.chosenAt()]).toEqual([7, 1_000])
    credentials.keepAuthToken('his')
    expect([credentials.selectedUser(), credentials.chosenAt()]).toEqual([null, null])
  })

  test('[S2-023, C-01] clearing forgets nothing on the third-party checkout, neither login nor checkout token', () => {
    const credentials = credentialsIn(memoryJar(), 'bookings', { secure: false, pathname: () => '/checkout/abc' })
    credentials.keepAuthToken('login')
    credentials.keepCheckoutToken('partner')
    expect(credentials.clear()).toBe(false)
    expect(['/', '/checkout/abc'].map(credentials.tokenFor)).toEqual(['login', 'partner'])
  })

  test.each(['0', '-1', '1.5', 'x', ''])('the selected user %o is nobody', (value) => {
    expect(
      credentialsIn(memoryJar({ 'b-selected-user': value }), 'b', {
        secure: false,
        pathname: () => '/',
      }).selectedUser(),
    ).toBeNull()
  })

  test('[O-89 partly] cookies are Lax, and Secure on https', () => {
    const written: string[] = []
    const jar = {
      get cookie() {
        return ''
      },
      set cookie(text: string) {
        written.push(text)
      },
    }
    credentialsIn(jar, 'bookings', { secure: true, pathname: () => '/' }).keepAuthToken('a b')
    expect(written).toEqual(['bookings-authToken=a%20b; Path=/; SameSite=Lax; Secure'])
  })

  test('a cookie garbled by another application is read as it is', () => {
    const jar = memoryJar({ x: '%E0%A4%A' })
    expect(readCookie(jar, 'x')).toBe('%E0%A4%A')
    writeCookie(jar, 'y', 'ü;=', { secure: false })
    expect(readCookie(jar, 'y')).toBe('ü;=')
  })
})
