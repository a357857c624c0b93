import { describe, expect, test } from 'vitest'
import { gridOf, rowsBeforeFirst, timesIn } from './court-grid.ts'
import type { Entry } from './entries/entry.ts'
import { entry } from './testing/entry-examples.ts'

type Kind = 'bookable' | 'sold-out' | 'started' | 'booked'

/** One time with a slot per court, of these kinds. */
function slots(begins: string, kinds: readonly Kind[]): readonly Entry[] {
  return kinds.map((kind, index) =>
    entry({
      id: `${begins} ${index}`,
      begins,
      standing: { kind },
      location: { id: `${index}`, name: `Court ${index}` },
    }),
  )
}

const rowsOf = (...times: readonly (readonly Entry[])[]) => gridOf(times.flat()).rows

describe('[O-341] the courts of a time', () => {
  test('are counted when few are left', () => {
    const rows = rowsOf(
      slots('09:00', ['sold-out', 'bookable', 'sold-out', 'sold-out']),
      slots('10:00', ['bookable', 'bookable', 'sold-out', 'sold-out']),
      slots('11:00', ['bookable', 'bookable', 'bookable', 'sold-out']),
      slots('12:00', ['sold-out', 'sold-out', 'sold-out', 'sold-out']),
    )
    expect(rows.map(({ left, isFew }) => [left, isFew])).toEqual([
      [1, true],
      [2, true],
      [3, false],
      [0, false],
    ])
  })

  test('are not few while all are free', () => {
    expect(rowsOf(slots('09:00', ['bookable', 'bookable'])).map(({ isFew }) => isFew)).toEqual([false])
  })
})

describe('[O-341] the list of a phone', () => {
  test('begins with the first time that can be booked', () => {
    const over = [slots('07:00', ['started', 'started']), slots('08:00', ['sold-out', 'sold-out'])] as const
    expect(rowsBeforeFirst(rowsOf(...over, slots('09:00', ['sold-out', 'bookable'])))).toBe(2)
  })

  test("leaves out no time of the customer's own", () => {
    const own = slots('08:00', ['booked', 'sold-out'])
    const rows = rowsOf(slots('07:00', ['started', 'started']), own, slots('09:00', ['bookable', 'bookable']))
    expect(rowsBeforeFirst(rows)).toBe(1)
  })

  test('has every time where none can be booked', () => {
    expect(rowsBeforeFirst(rowsOf(slots('07:00', ['started']), slots('08:00', ['sold-out'])))).toBe(0)
  })
})

test('[O-341] the times of a day are counted once, however many courts they have', () => {
  const day = [slots('09:00', ['bookable', 'sold-out']), slots('10:00', ['sold-out', 'sold-out'])].flat()
  expect(timesIn(day)).toBe(2)
})
