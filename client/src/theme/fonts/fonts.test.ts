import { describe, expect, test } from 'vitest'
import { fontsOf } from './fonts.ts'

describe('fonts of a theme', () => {
  test('[S9-050, S9-051] headings default to the display face and text to Roboto', () => {
    const fonts = fontsOf({})
    expect(fonts.heading.family).toBe('Archivo')
    expect(fonts.body.family).toBe('Roboto')
  })

  test('[S9-052] a missing theme is set in Lato', () => {
    expect(fontsOf(null).body.family).toBe('Lato')
    expect(fontsOf(null).heading.family).toBe('Lato')
  })

  test.each([
    ['Lato', 'Lato'],
    ['Open Sans', 'Open Sans'],
    ['open_sans', 'Open Sans'],
    ['ROBOTO', 'Roboto'],
    ['Comic', 'Roboto'],
  ])('[S9-046] the body style %s is set in %s', (style, family) => {
    expect(fontsOf({ themeAppBodyFontStyle: style }).body.family).toBe(family)
  })

  test.each([
    ['anton', 'Anton', 400],
    ['archivo', 'Archivo', 800],
    ['lato', 'Lato', 700],
    ['display', 'Archivo', 800],
  ])('[S9-046] the heading style %s is set in %s at weight %i', (style, family, weight) => {
    const { heading } = fontsOf({ themeAppHeadingFontStyle: style })
    expect([heading.family, heading.weight]).toEqual([family, weight])
  })
})
