import { describe, expect, test } from 'vitest'
import { brandTokens } from './brand.ts'
import type { BrandTokens } from './brand.ts'
import { parseSeed } from './colour.ts'
import { contrast } from './contrast.ts'
import { defaultPurple } from './theme-record.ts'

/** 200 brand colours: an even walk through hue, lightness and strength, with the awkward ones first. */
function twoHundredColours(): readonly string[] {
  const awkward = [
    '#FFFF66',
    '#FFFFFF',
    '#000000',
    '#808080',
    '#767676',
    '#FF0000',
    '#00FF00',
    '#0000FF',
    defaultPurple,
  ]
  const walk = Array.from({ length: 200 - awkward.length }, (_, step) => {
    const channel = (stride: number): number => (step * stride) % 256
    return `${channel(37)} ${channel(91)} ${channel(149)}`
  })
  return [...awkward, ...walk]
}

const between = (a: string, b: string): number => contrast(parseSeed(a), parseSeed(b))

const surfacesOf = (token: BrandTokens): readonly string[] => [
  token.bg,
  token['bg-subtle'],
  token['bg-sunken'],
  token['brand-subtle'],
  token['brand-50'],
  token['brand-100'],
]

describe('brand tokens', () => {
  test.each(twoHundredColours())('text and edges have enough contrast with the brand %s', (seed) => {
    const token = brandTokens({ themeAppPrimaryColour: seed, themeAppHeaderBgColour: seed, themeAppDarkBgColour: seed })
    for (const surface of surfacesOf(token)) {
      expect(between(token.fg, surface)).toBeGreaterThanOrEqual(7)
      expect(between(token['fg-muted'], surface)).toBeGreaterThanOrEqual(4.5)
      expect(between(token.link, surface)).toBeGreaterThanOrEqual(4.5)
      expect(between(token['brand-edge'], surface)).toBeGreaterThanOrEqual(3)
      expect(between(token['border-strong'], surface)).toBeGreaterThanOrEqual(3)
    }
    expect(between(token['brand-contrast'], token['brand-solid'])).toBeGreaterThanOrEqual(4.5)
    expect(between(token['brand-hover-contrast'], token['brand-hover'])).toBeGreaterThanOrEqual(4.5)
    expect(between(token.link, token['secondary-bg'])).toBeGreaterThanOrEqual(4.5)
    expect(between(token.fg, token['brand-200'])).toBeGreaterThanOrEqual(4.5)
    expect(between(token['header-accent'], token['header-bg'])).toBeGreaterThanOrEqual(3)
    expect(between(token['footer-fg'], token['footer-bg'])).toBeGreaterThanOrEqual(4.5)
    expect(between(token['header-fg'], token['header-bg'])).toBeGreaterThanOrEqual(4.5)
    // The initials of people (ui/labels/PersonChip.tsx).
    expect(between(token['tone-ink'], token['tone-warm'])).toBeGreaterThanOrEqual(4.5)
    expect(between(token['tone-ink'], token['tone-sky'])).toBeGreaterThanOrEqual(4.5)
    expect(between('#ffffff', token['tone-deep2'])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(twoHundredColours())('the scenes keep their contrast with the brand %s', (seed) => {
    const token = brandTokens({ themeAppPrimaryColour: seed })
    expect(between('#ffffff', token['tone-ink'])).toBeGreaterThanOrEqual(7)
    expect(between('#ffffff', token['tone-deep'])).toBeGreaterThanOrEqual(4.5)
    expect(between(token['tone-sky'], token['tone-deep'])).toBeGreaterThanOrEqual(4.5)
    expect(between(token['tone-warm'], token['tone-ink'])).toBeGreaterThanOrEqual(4.5)
    expect(between(token['tone-soft'], token['tone-deep'])).toBeGreaterThanOrEqual(3)
  })

  test.each(twoHundredColours())('a button of the brand %s keeps its text colour on hover', (seed) => {
    const token = brandTokens({ themeAppPrimaryColour: seed })
    const isWhite = (text: string): boolean => text === '#ffffff'
    expect(isWhite(token['brand-hover-contrast'])).toBe(isWhite(token['brand-contrast']))
  })

  test('a light brand has text, links and ink on the opposite hue', () => {
    const token = brandTokens({ themeAppPrimaryColour: '#FFE07A' })
    const blueish = (text: string): boolean => {
      const [red, , blue] = parseSeed(text)
      return blue > red
    }
    for (const name of ['brand-contrast', 'link', 'tone-ink', 'tone-deep'] as const)
      expect(blueish(token[name])).toBe(true)
  })

  test('[S9-048] the default brand is purple', () => {
    expect(brandTokens({})['brand-500']).toBe(defaultPurple.toLowerCase())
  })

  test('[S9-054] the palette holds the stated tints', () => {
    const token = brandTokens({ themeAppPrimaryColour: '#0064c8' })
    expect([50, 100, 200, 300, 400, 500].map((step) => Reflect.get(token, `brand-${step}`))).toEqual([
      '#f2f7fc',
      '#e6f0fa',
      '#cce0f4',
      '#99c1e9',
      '#3383d3',
      '#0064c8',
    ])
  })

  test('[S9-055] shade 600 is darkened to 80 percent', () => {
    expect(brandTokens({ themeAppPrimaryColour: '#0064c8' })['brand-600']).toBe('#0050a0')
  })

  test('[S9-053] secondary buttons are filled by default and outlined when the theme says so', () => {
    expect(brandTokens({})['secondary-bg']).toBe(brandTokens({})['brand-100'])
    expect(brandTokens({ themeAppSecondaryButtonStyle: 'outline' })['secondary-bg']).toBe('#ffffff')
  })

  test('a colour that cannot be parsed falls back to purple', () => {
    expect(brandTokens({ themeAppPrimaryColour: 'purple-ish' })['brand-500']).toBe('#5b2d8e')
  })
})
