import { expect, test } from 'vitest'
import { sharedDomain } from './shared-domain.ts'

test.each([
  [['https://bookings.demo.example', 'https://joining.demo.example'], 'demo.example'],
  [['https://demo.example', 'https://joining.demo.example'], 'demo.example'],
  [['https://bookings.demo.example'], undefined],
  [['https://bookings.example', 'https://joining.example'], undefined],
  [['https://bookings.one.example', 'https://joining.two.example'], undefined],
  [['http://localhost:4000', 'http://joining.localhost:4000'], undefined],
  [['http://10.0.0.1:4000', 'http://10.0.0.2:4000'], undefined],
])('%o share the cookies of %s', (origins, domain) => {
  expect(sharedDomain(origins)).toBe(domain)
})
