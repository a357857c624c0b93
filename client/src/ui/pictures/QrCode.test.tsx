import { describe, expect, test } from 'vitest'
import { qrPath } from './QrCode.tsx'

describe('a QR code as a path', () => {
  test('leaves four modules empty on each side', () => {
    const { size, path } = qrPath('TL-000501')
    const places = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect(Math.min(...places)).toBe(4)
    expect(Math.max(...places)).toBe(size - 5)
  })

  test('begins with the pattern that readers look for', () => {
    const { path } = qrPath('TL-000501')
    for (let x = 4; x < 11; x += 1) expect(path).toContain(`M${x} 4h1v1h-1z`)
    expect(path).not.toContain('M11 4h1v1h-1z')
  })

  test('differs for another text', () => {
    expect(qrPath('TL-000501').path).not.toBe(qrPath('TL-000502').path)
  })
})
