import { expect, test } from 'vitest'
import { ids } from './programme.ts'
import { stageOfFile } from './stage.ts'

const stage = stageOfFile()

test.each([
  [{ strategy: 'shared', maximum: 0 }, 'maximum', 'This field must be at least 1.'],
  [{ strategy: 'shared', maximum: 5, foh: 1 }, 'foh', 'This field is not recognised.'],
  [{ strategy: 'split', online: -1, foh: 1 }, 'online', 'This field must be at least 0.'],
  [{ strategy: 'split', online: 1 }, 'foh', 'This field is required'],
  [{ strategy: 'other', maximum: 5 }, 'strategy', 'This field must be one of: shared, split.'],
  [{ maximum: 5 }, 'strategy', 'This field is required'],
])('[O-422] names one problem of the capacity %j', async (capacity, field, text) => {
  const { refused } = await stage()
  const { status, errors } = await refused(ids.yoga, { capacity })
  expect([status, errors]).toEqual([422, { [`data.capacity.${field}`]: [text] }])
})

test('[O-423] a start is refused at a time that the clocks skip, and taken beside it', async () => {
  const { change, refused } = await stage()
  const { status, errors } = await refused(ids.spring, { start_time: '01:30' })
  expect([status, errors]).toEqual([
    422,
    { 'data.start_time': ['There is no such time on 28 March 2027: the clocks go forward.'] },
  ])
  expect((await change(ids.spring, { start_time: '02:00' })).data.starts_at).toMatchObject({
    utc: '2027-03-28 01:00:00',
    local: '2027-03-28 02:00:00',
  })
  expect((await change(ids.spring, { start_time: '00:30' })).data.starts_at.local).toBe('2027-03-28 00:30:00')
})
