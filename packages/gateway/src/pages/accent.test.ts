import { describe, expect, it } from 'vitest'
import { defaultAccent, readableAccent } from './accent.ts'

describe('the accent of a page', () => {
  it.each([
    ['000000', '000000'],
    [defaultAccent, defaultAccent],
    ['not a colour', defaultAccent],
    ['fff', defaultAccent],
    [undefined, defaultAccent],
  ])('%s becomes %s', (wanted, made) => {
    expect(readableAccent(wanted)).toBe(made)
  })

  it('a light colour is darkened and keeps its hue', () => {
    const made = readableAccent('ffe600')
    const [red, green, blue] = [made.slice(0, 2), made.slice(2, 4), made.slice(4)].map((part) =>
      Number.parseInt(part, 16),
    )
    expect(made).not.toBe('ffe600')
    expect(blue).toBe(0)
    expect(red).toBeGreaterThan(green ?? 255)
  })
})
