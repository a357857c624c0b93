import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { hasGained, isAnswerLost } from './lost-addition.ts'

const course = { purchasableType: 'course', purchasableId: 'c1' } as const
const ticket = { purchasableType: 'activityTicket', purchasableId: 't1' } as const
const line = (
  id: number,
  of: { purchasableType: 'course' | 'activityTicket'; purchasableId: string },
  quantity = 1,
) => ({
  id,
  quantity,
  ...of,
})

test.each([
  ['a new line of the same course', [course], [], [line(1, course)], true],
  ['no new line', [course], [line(1, course)], [line(1, course)], false],
  ['another course only', [course], [], [line(1, { ...course, purchasableId: 'c2' })], false],
  ['one line for two people', [course, course], [], [line(1, course)], false],
  ['a line for each of two people', [course, course], [], [line(1, course), line(2, course)], true],
  ['more tickets on a line', [ticket], [line(1, ticket)], [line(1, ticket, 3)], true],
  ['an item whose line the platform does not identify', [ticket], [], [line(1, course)], true],
] as const)('[O-440] a basket with %s', (_what, items, before, after, gained) => {
  expect(hasGained(items, before, after)).toBe(gained)
})

test.each([
  [{ status: 0, code: 'network' }, true],
  [{ status: 0, code: 'timeout' }, true],
  [{ status: 200, code: 'unreadable' }, true],
  [{ status: 502, code: 'unknown' }, true],
  [{ status: 409, code: 'sold_out' }, false],
] as const)('[O-440] the answer is lost: %o is %s', (error, lost) => {
  expect(isAnswerLost(new ApiError(error))).toBe(lost)
})
