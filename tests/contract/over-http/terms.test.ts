import { describe, expect, test } from 'vitest'
import { problemsWith } from './stated-shape.ts'
import { targetOfRun } from './target.ts'
import { admitting, type Need, shareOf, whyNot } from './terms.ts'

const url = 'https://platform.example/'
const named = { PLATFORM_URL: url, PLATFORM_USERNAME: 'somebody', PLATFORM_PASSWORD: 'a password' }
const reads = (...needs: readonly Need[]) => ({ writes: false, needs })
const writes = (...needs: readonly Need[]) => ({ writes: true, needs })

describe('a test against another maker’s platform', () => {
  const foreign = targetOfRun(named)

  test('runs when it only reads, with a login when a user was given', () => {
    expect(whyNot(foreign, reads('login'))).toBeUndefined()
    expect(whyNot(targetOfRun({ PLATFORM_URL: url }), reads())).toBeUndefined()
    expect(whyNot(targetOfRun({ PLATFORM_URL: url }), reads('login'))).toMatch(/PLATFORM_USERNAME/)
  })

  test('writes only when that was allowed', () => {
    expect(whyNot(foreign, writes('login'))).toMatch(/PLATFORM_MAY_WRITE/)
    expect(whyNot(targetOfRun({ ...named, PLATFORM_MAY_WRITE: '1' }), writes('login'))).toBeUndefined()
  })

  test('does not run when it needs our sandbox', () => {
    const all = targetOfRun({ ...named, PLATFORM_MAY_WRITE: '1' })
    expect(whyNot(all, reads('login', 'our decisions'))).toBe('needs our decisions')
    expect(whyNot(targetOfRun({}), writes('our sandbox', 'our decisions'))).toBeUndefined()
  })

  test('names its client by the host of the address, or as configured', () => {
    expect(foreign.clientDomain).toBe('platform.example')
    expect(targetOfRun({ ...named, PLATFORM_CLIENT_DOMAIN: 'bookings.example' }).clientDomain).toBe('bookings.example')
  })
})

test('the share counts the tests that any platform can run', () => {
  const all = [reads(), reads('login'), writes('login'), reads('our decisions'), writes('our sandbox')]
  expect(shareOf(all)).toBe('3 of 5 tests can run on a platform that is not ours (1 of them write)')
})

describe('terms of a test', () => {
  test('cover the address', () => {
    expect(() => admitting(reads())('GET', '/api/v1/users/1/penalties')).toThrow('no document gives this address')
    expect(() => admitting(reads('our decisions'))('GET', '/api/v1/users/1/penalties')).not.toThrow()
    expect(() => admitting(reads())('GET', '/api/v1/users/1/linked')).not.toThrow()
    expect(() => admitting(writes())('DELETE', '/sandbox/v1/sandboxes/default')).toThrow('our sandbox')
  })

  test('cover whether it writes', () => {
    expect(() => admitting(reads())('POST', '/api/credits/apply')).toThrow('not said that it writes')
    expect(() => admitting(writes())('POST', '/api/credits/apply')).not.toThrow()
    expect(() => admitting(reads())('POST', '/api/auth/customer/login')).not.toThrow()
  })
})

describe('an answer compared with the documents', () => {
  const venue = { id: 1, name: 'Ashcombe' }
  const waiver = { id: 1, name: 'Pool', type: 'pre-purchase-waiver', terms: '', related_category: null }

  test('has every field with its type, and null only where that is stated', () => {
    expect(problemsWith('Waiver or restriction record', waiver)).toEqual([])
    expect(problemsWith('Waiver or restriction record', { ...waiver, name: null, type: 'other' })).toEqual([
      'Waiver or restriction record.name: is null, which nothing says',
      expect.stringMatching(/^Waiver or restriction record\.type: is "other", not one of/),
    ])
    expect(problemsWith('Venue', venue)).toContain('Venue.slug: is missing')
  })

  test('may have more fields, which are ignored', () => {
    expect(problemsWith('Client', { id: 1, currency: { symbol: '£' }, anything: null })).toEqual([])
  })

  test('is compared in every entry of a list', () => {
    const price = { formatted: '£1.00', value: 100, currency: 'GBP' }
    expect(problemsWith('Extra', { id: 1, name: 'Towel', price: { ...price, value: 1.5 } })).toEqual([
      expect.stringMatching(/^Extra\.price: is /),
    ])
    const document = { document_expiring_soon: true }
    expect(problemsWith('User', { document_expiry: [document, {}] })).toContain(
      'User.document_expiry.document_expiring_soon: is missing',
    )
  })
})
