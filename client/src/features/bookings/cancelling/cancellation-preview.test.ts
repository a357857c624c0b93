import { describe, expect, test } from 'vitest'
import { lostBy, previewOf } from './cancellation-preview.ts'

const pounds = (value: number) => ({ value, formatted: null, currency: 'GBP' })
const part = (id: number, returned: number) => ({
  bookingIds: [id],
  returned: pounds(returned),
  credits: returned === 0 ? [] : [{ type: 'general', amount: pounds(returned), expiresAt: '2027-11-25T09:00:00Z' }],
  packages: [],
  fee: null,
  blocks: [],
})

describe('[O-140] the preview of a cancellation', () => {
  test('shows the sums that the platform names, not the sum of its lines', () => {
    const preview = previewOf({ parts: [part(1, 540), part(2, 420)], returned: pounds(900), fee: pounds(300) })
    expect(preview?.returned.value).toBe(900)
    expect(preview?.fee?.value).toBe(300)
    expect(preview?.lines.map(({ bookingIds, returned }) => [bookingIds, returned.value])).toEqual([
      [[1], 540],
      [[2], 420],
    ])
    expect(preview?.credits).toEqual([{ amount: 960, until: '2027-11-25T09:00:00Z' }])
  })

  test('names no end of credit where none comes back, and a fee that blocks booking', () => {
    const late = { ...part(1, 0), fee: pounds(300), blocks: ['booking'] }
    expect(previewOf({ parts: [late], returned: pounds(0), fee: pounds(300) })).toMatchObject({
      credits: [],
      blocksBooking: true,
    })
  })

  test('[O-284] says which credit ends when, soonest first', () => {
    const [first] = part(1, 540).credits
    const old = { type: 'general', amount: pounds(300), expiresAt: '2026-12-10T09:00:00Z' }
    const credits = [...(first ? [first] : []), old]
    const preview = previewOf({ parts: [{ ...part(1, 840), credits }], returned: pounds(840), fee: null })
    expect(preview?.credits).toEqual([
      { amount: 300, until: '2026-12-10T09:00:00Z' },
      { amount: 540, until: '2027-11-25T09:00:00Z' },
    ])
  })

  test('[O-432] counts the uses of packages that are lost, by package', () => {
    const late = (id: number, name: string) => ({ ...part(id, 0), packagesLost: [{ name, uses: 1 }] })
    const parts = [late(1, 'Ten swims'), late(2, 'Ten swims'), late(3, 'Five courts')]
    const preview = previewOf({ parts, returned: pounds(0), fee: null })
    expect(preview && lostBy(preview)).toEqual([
      { name: 'Ten swims', uses: 2 },
      { name: 'Five courts', uses: 1 },
    ])
  })

  test('is unknown without an amount', () => {
    expect(previewOf({ parts: [], returned: null, fee: null })).toBeNull()
  })
})
