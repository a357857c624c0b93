import { describe, expect, test } from 'vitest'
import { buttonRecipe } from '../ui/buttons/button-recipe.ts'
import { onMobile } from './media.ts'
import { themeConfig } from './system.ts'

const { breakpoints, tokens } = themeConfig.theme ?? {}
const sizes = new Map(Object.entries(tokens?.sizes ?? {}))
const pixelsOf = (size: string): unknown => (sizes.get(size) as { readonly value?: unknown } | undefined)?.value

describe('measures of the specification', () => {
  test('[S9-042] the breakpoints have these names', () => {
    expect(Object.keys(breakpoints ?? {})).toEqual(['sm', 'md', 'lg', 'xl', '2xl'])
  })

  test('[S9-040] buttons are 34, 42 and 58 px high', () => {
    const drawn = Object.values(buttonRecipe.variants?.['size'] ?? {})
    const heights = drawn.map((size) => pixelsOf(String((size as Record<string, unknown>)['minHeight'])))
    expect(heights).toEqual(['34px', '42px', '58px'])
  })

  test('[S9-037 partly, S9-044 partly] content is at most 1280 px wide, and phone layout applies below 576 px', () => {
    expect(pixelsOf('content')).toBe('1280px')
    expect(onMobile).toBe('@media (max-width: 575px)')
  })
})
