import { describe, expect, test } from 'vitest'
import { previewOf } from './cancellation-preview.ts'

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
    expect(preview?.usableUntil).toBe('2027-11-25T09:00:00Z')
  })

  test('names no end of credit where none comes back, and a fee that blocks booking', () => {
    const late = { ...part(1, 0), fee: pounds(300), blocks: ['booking'] }
    expect(previewOf({ parts: [late], returned: pounds(0), fee: pounds(300) })).toMatchObject({
      usableUntil: null,
      blocksBooking: true,
    })
  })

  test('is unknown without an amount', () => {
    expect(previewOf({ parts: [], returned: null, fee: null })).toBeNull()
  })
})
