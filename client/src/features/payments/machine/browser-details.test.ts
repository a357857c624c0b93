import { expect, test } from 'vitest'
import { browserDetails } from './browser-details.ts'

const view = { screen: { colorDepth: 24, width: 1280, height: 800 }, navigator: { language: 'en-GB' } }

test('[P7-056 partly] the browser gives colour depth, language, screen size and time offset', () => {
  expect(browserDetails(view, -60)).toEqual({
    colorDepth: 24,
    language: 'en-GB',
    screenWidth: 1280,
    screenHeight: 800,
    timezoneOffset: -60,
  })
})

test.each([
  [30, 24],
  [32, 32],
  [64, 48],
  [2, 1],
  [0, 1],
])('a depth of %i bits is sent as %i', (colorDepth, told) => {
  expect(browserDetails({ ...view, screen: { ...view.screen, colorDepth } }, 0).colorDepth).toBe(told)
})

test('sizes are whole numbers within the limits of the platform', () => {
  const screen = { colorDepth: 24, width: 1706.67, height: 1_000_000 }
  expect(browserDetails({ ...view, screen }, 9999)).toMatchObject({
    screenWidth: 1707,
    screenHeight: 99_999,
    timezoneOffset: 840,
  })
})

test('a browser without a language is sent as English', () => {
  expect(browserDetails({ ...view, navigator: { language: '' } }, 0).language).toBe('en')
})
