import { expect, test } from 'vitest'
import { mayKeepAddress } from './keep-address.ts'

const card = { address1: '12 Mill Street', address2: '', city: 'Ashcombe', postcode: 'AC1 5RJ', country: 'GB' }
const known = (line1: string | null) => ({ address: { line1, line2: null, town: 'Ashcombe', postcode: 'AC1 5RJ' } })

test('[O-494] an address is offered to be kept where the details have none, in the country of the site', () => {
  expect(mayKeepAddress(known(null), card, 'GB')).toBe(true)
  expect(mayKeepAddress(known(' '), card, 'GB')).toBe(true)
  expect(mayKeepAddress(known('22 Church Walk'), card, 'GB')).toBe(false)
  expect(mayKeepAddress(known(null), { ...card, country: 'IE' }, 'GB')).toBe(false)
})
