import { expect, test } from 'vitest'
import { cancelledIn, isCancelled, postponedIn, withoutCancelled, withoutPostponed } from './cancelled-items.ts'
import { exampleCap, exampleItem, exampleSession } from './testing/cart-examples.ts'

const cancelledAt = '2027-01-02T10:00:00Z'
const [first, second] = [1, 2].map((id) => exampleSession(id, `2027-01-0${id + 4}`, '17:00', '17:45'))
if (!first || !second) throw new Error('two sessions were asked for')

test('[O-101] cancelled parts are counted, line by line and session by session', () => {
  const kept = exampleItem([first, second, exampleCap])
  const partly = exampleItem([{ ...first, cancelledAt }, second, exampleCap])
  const over = exampleItem([{ ...first, cancelledAt }, { ...second, cancelledAt }, exampleCap])
  expect([kept, partly, over].map(isCancelled)).toEqual([false, false, true])
  expect([kept, partly, over].map(cancelledIn)).toEqual([0, 1, 2])
  expect(withoutCancelled([kept, partly, over])).toEqual([kept, exampleItem([second, exampleCap])])
})

test('[O-101] a single visit is cancelled alone; an item without a time cannot be', () => {
  const visit = { ...exampleItem([]), type: 'av2_booking' as const }
  expect([visit, { ...visit, cancelledAt }].map(isCancelled)).toEqual([false, true])
  expect(isCancelled({ ...visit, type: 'penalty' })).toBe(false)
})

test('[O-524] what is postponed has no date, and what was cancelled since is not postponed', () => {
  const calendar = { uid: 'one@touchline', sequence: 1, changedAt: cancelledAt, cancelled: false, postponed: true }
  const partly = exampleItem([{ ...first, calendar }, second, exampleCap])
  const gone = exampleItem([{ ...first, calendar, cancelledAt }, second, exampleCap])
  const visit = { ...exampleItem([]), type: 'av2_booking' as const, calendar }
  expect([partly, gone, visit].map(postponedIn)).toEqual([1, 0, 1])
  expect(withoutPostponed([partly, visit])).toEqual([exampleItem([second, exampleCap])])
})
