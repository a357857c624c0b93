import { describe, expect, test } from 'vitest'
import { memoryJar } from '../../../api/credentials/memory-jar.ts'
import { credentialsIn } from '../../../api/credentials/tokens.ts'
import { takeToken, withToken } from './url-token.ts'

function visit(address: string, takesVisits = true) {
  const credentials = credentialsIn(memoryJar(), 'bookings', { secure: false, pathname: () => '/' })
  const clean = takeToken(new URL(address, 'https://bookings.example'), credentials, takesVisits)
  return {
    clean: clean === null ? null : clean.pathname + clean.search + clean.hash,
    login: credentials.tokenFor('/'),
    checkout: credentials.tokenFor('/checkout/x'),
  }
}

describe('a token in the address', () => {
  test('[S2-068 partly, S2-069 partly] becomes the login and leaves the address', () => {
    expect(visit('/basket?a=1&token=secret#top')).toEqual({ clean: '/basket?a=1#top', login: 'secret', checkout: null })
  })

  test('[S2-074 partly, C-01] becomes the checkout token on third-party checkout', () => {
    expect(visit('/checkout/abc?token=secret')).toEqual({ clean: '/checkout/abc', login: null, checkout: 'secret' })
  })

  test('[C-01] the own checkout is no third-party checkout', () => {
    expect(visit('/basket/checkout?token=secret')).toMatchObject({ login: 'secret', checkout: null })
  })

  test('[O-360 partly] of a partner is removed and not stored by a site without third-party checkout', () => {
    const left = visit('/checkout/abc?token=secret', false)
    expect(left).toEqual({ clean: '/checkout/abc', login: null, checkout: null })
  })

  test('[O-260 partly] another site hands it over in the fragment', () => {
    const address = withToken('https://account.example/bookings?embedded=true', 'a token')
    expect(address).toBe('https://account.example/bookings?embedded=true#token=a%20token')
    expect(visit(address)).toEqual({ clean: '/bookings?embedded=true', login: 'a token', checkout: null })
    expect(visit('/#token=%E0%A4%A').login).toBeNull()
    const placed = withToken('https://account.example/bookings#past', 'a token')
    expect(visit(placed)).toEqual({ clean: '/bookings#past', login: 'a token', checkout: null })
    expect(visit(withToken('https://account.example/#past', ''))).toMatchObject({ clean: '/#past', login: null })
  })

  test('[O-241] the link that confirms a new e-mail address keeps its token, which is no login', () => {
    const link = '/confirm-email#token=secret'
    expect(visit(link)).toEqual({ clean: null, login: null, checkout: null })
    expect(visit('/confirm-email-later#token=secret').login).toBe('secret')
  })

  test('an empty one is removed and signs nobody in', () => {
    expect(visit('/?token=')).toEqual({ clean: '/', login: null, checkout: null })
  })

  test('an address without one is left alone', () => {
    expect(visit('/?a=1').clean).toBeNull()
  })
})
