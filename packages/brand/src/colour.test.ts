import { describe, expect, test } from 'vitest'
import { darken, mix, parseRgb, parseSeed, tint, toHex } from './colour.ts'

describe('colour seeds', () => {
  test.each([
    ['#5B2D8E', '#5b2d8e'],
    ['5b2d8e', '#5b2d8e'],
    ['#fc0', '#ffcc00'],
    ['91 45 142', '#5b2d8e'],
    [' 0, 0, 0 ', '#000000'],
  ])('[S5-071] %s reads as %s', (seed, hex) => {
    expect(toHex(parseSeed(seed))).toBe(hex)
  })

  test('[S8-041] a text that is not R G B is refused by the RGB helper', () => {
    expect(() => parseRgb('purple')).toThrow('RGB colour must be in RGB format')
    expect(() => parseRgb('1 2')).toThrow('RGB colour must be in RGB format')
  })

  test.each([-0.1, 1.1, Number.NaN])('[S8-042, S5-072] a tint factor of %s is refused', (factor) => {
    expect(() => tint([1, 2, 3], factor)).toThrow('Tint factor must be between 0 and 1')
  })

  test.each(['256 0 0', '0 -1 0'])('[S8-043, S5-071] the channels of %s are refused', (seed) => {
    expect(() => parseSeed(seed)).toThrow('Value must be between 0 and 255')
  })

  test.each(['', 'rebeccapurple', '#12', '#12345', '#gggggg', '1 2 3 4'])(
    '[S8-044, S5-071] the seed %o is refused',
    (seed) => {
      expect(() => parseSeed(seed)).toThrow('Seed colour must be in either hex or rgb format')
    },
  )
})

describe('tints', () => {
  test('[S9-054] a tint is the share of the colour on white', () => {
    expect(tint([0, 100, 200], 1)).toEqual([0, 100, 200])
    expect(tint([0, 100, 200], 0.1)).toEqual([230, 240, 250])
    expect(tint([0, 100, 200], 0)).toEqual([255, 255, 255])
  })

  test('[S9-055] darkening keeps the given share of the light', () => {
    expect(darken([0, 100, 200], 0.8)).toEqual([0, 80, 160])
  })

  test('mixing halves meets in the middle', () => {
    expect(mix([0, 0, 0], [255, 255, 255], 0.5)).toEqual([128, 128, 128])
  })
})
