import { afterEach, expect, test } from 'vitest'
import { callTo, openWaysOut, wayOut } from './ways-out.ts'

afterEach(() => openWaysOut(true))

test('a site has links that call, mail and lead to a map', () => {
  expect(callTo('01632 960 456')).toBe('tel:01632960456')
  expect(wayOut('mailto:desk@centre.test')).toBe('mailto:desk@centre.test')
})

test('[O-387] a kiosk has none', () => {
  openWaysOut(false)
  expect([callTo('01632 960456'), wayOut('mailto:desk@centre.test')]).toEqual([undefined, undefined])
})
