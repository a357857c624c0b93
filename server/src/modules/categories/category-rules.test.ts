import { describe, expect, test } from 'vitest'
import { problemsOf, reasonsOf, type Wished } from './category-rules.ts'

const group: Wished = { id: 'group', bookingType: null, parentId: null }
const activity: Wished = { id: 'activity', bookingType: 'classes', parentId: 'group' }
const alone = { parent: undefined, hasChildren: false }

describe('a category', () => {
  test.each([
    ['a group', group, alone, []],
    ['a group with categories in it', group, { parent: undefined, hasChildren: true }, []],
    ['an activity in a group', activity, { parent: group, hasChildren: false }, []],
    ['an activity in no group', { ...activity, parentId: null }, alone, []],
    [
      'a group with a booking type',
      { ...group, bookingType: 'camps' },
      { parent: undefined, hasChildren: true },
      ['booking_type'],
    ],
    [
      'a group in a group',
      { ...group, parentId: 'other' },
      { parent: { ...group, id: 'other' }, hasChildren: true },
      ['parent_id'],
    ],
    [
      'what has no booking type in a group',
      { ...activity, bookingType: null },
      { parent: group, hasChildren: false },
      ['booking_type'],
    ],
    [
      'an activity in an activity',
      activity,
      { parent: { ...activity, parentId: null }, hasChildren: false },
      ['parent_id'],
    ],
    [
      'an activity in a category that is in one',
      activity,
      { parent: { ...group, parentId: 'top' }, hasChildren: false },
      ['parent_id'],
    ],
    ['one in itself', { ...activity, parentId: 'activity' }, { parent: activity, hasChildren: false }, ['parent_id']],
    ['one in what there is not', activity, alone, ['parent_id']],
  ] as const)('[P4-015, P4-016, P4-017, P5-041, P5-042] %s', (_what, wished, around, fields) => {
    expect(Object.keys(problemsOf(wished, around))).toEqual(fields)
  })

  test('[O-53] lists what uses it', () => {
    expect(reasonsOf({ hasChildren: false, hasSchedules: false, hasRestrictions: false })).toEqual([])
    expect(reasonsOf({ hasChildren: true, hasSchedules: true, hasRestrictions: true })).toHaveLength(3)
  })
})
