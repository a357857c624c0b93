import { expect, test } from 'vitest'
import { createJournal } from './journal.ts'

const entry = {
  at: '2026-04-07T09:00:00Z',
  method: 'GET',
  path: '/api/client',
  call: 'readClient',
  status: 200,
  duration_ms: 1,
  correlation_id: 'a',
  fault: false,
}

test('[O-183] the newest requests are kept for each of the latest sandboxes', () => {
  const journal = createJournal({ entries: 2, sandboxes: 2 })
  for (const sandbox of ['a', 'a', 'a', 'b']) journal.note(sandbox, entry)
  expect(journal.list('a').map(({ number }) => number)).toEqual([3, 2])
  journal.note('c', entry)
  expect(['a', 'b', 'c'].map((sandbox) => journal.list(sandbox).length)).toEqual([0, 1, 1])
  journal.forget('b')
  expect(journal.list('b')).toEqual([])
})
