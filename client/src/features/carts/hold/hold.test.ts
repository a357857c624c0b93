import { describe, expect, test } from 'vitest'
import { holdsPlaces } from '../cart.ts'
import { holdState, minutesLeft } from './hold.ts'

const expiresAt = '2027-01-04T14:35:00.000Z'
const until = Date.parse(expiresAt)
const hold = { expiresAt, extensionsLeft: 3, pinned: false }

describe('the hold of a basket', () => {
  test('needs places: a penalty alone has none', () => {
    expect(holdsPlaces({ items: [{ type: 'penalty' }] })).toBe(false)
    expect(holdsPlaces({ items: [{ type: 'penalty' }, { type: 'av2_booking_bundle' }] })).toBe(true)
  })

  test.each([
    [121, 3],
    [120, 2],
    [61, 2],
    [60, 1],
    [1, 1],
    [0, 0],
    [-30, 0],
  ])('%i remaining seconds are shown as %i minutes', (seconds, minutes) => {
    expect(minutesLeft(until, until - seconds * 1000)).toBe(minutes)
  })

  test('[O-88] shows until when the places are held', () => {
    expect(holdState(hold, until - 900_000)).toEqual({ kind: 'kept', until })
  })

  test('[O-88] warns from two minutes on, and can be extended while extensions are left', () => {
    expect(holdState(hold, until - 120_001)).toMatchObject({ kind: 'kept' })
    expect(holdState(hold, until - 120_000)).toEqual({ kind: 'ending', until, minutesLeft: 2, canExtend: true })
    expect(holdState({ ...hold, extensionsLeft: 0 }, until - 1)).toMatchObject({ minutesLeft: 1, canExtend: false })
  })

  test('a payment under way keeps the places past their time', () => {
    expect(holdState({ ...hold, pinned: true }, until + 60_000)).toEqual({ kind: 'paying' })
  })

  test('is over at its last instant', () => {
    expect(holdState(hold, until)).toEqual({ kind: 'over' })
  })

  test('[O-88] is not shown on a platform without holds', () => {
    expect(holdState(undefined, 0)).toEqual({ kind: 'none' })
    expect(holdState(null, 0)).toEqual({ kind: 'none' })
    expect(holdState({ ...hold, expiresAt: 'soon' }, 0)).toEqual({ kind: 'none' })
  })
})
