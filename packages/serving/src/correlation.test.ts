import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { causeHeaders, correlationIdIn, runCausedBy } from './correlation.ts'

test.each([
  ['my-request_1', 'my-request_1'],
  ['0198c1b2-1280-7f9e-983f-400f43eeb84e', '0198c1b2-1280-7f9e-983f-400f43eeb84e'],
  ['two words', undefined],
  ['x'.repeat(65), undefined],
  ['4929-0000-0000-6', undefined],
  ['4929000000006', undefined],
  [['a', 'b'], undefined],
  [undefined, undefined],
])('[O-506] a correlation id of %j is used as %j', (sent, used) => {
  expect(correlationIdIn(sent)).toBe(used)
})

test('[O-506] requests name their own cause, also later and beside each other', async () => {
  expect(causeHeaders()).toEqual({})
  const seen = await Promise.all(
    ['one', 'two'].map(
      (correlationId) =>
        new Promise((resolve) => {
          runCausedBy({ correlationId, traceParent: undefined }, () => {
            void setImmediate().then(() => resolve(causeHeaders()))
          })
        }),
    ),
  )
  expect(seen).toEqual([{ 'x-correlation-id': 'one' }, { 'x-correlation-id': 'two' }])
})
