import { expect, test } from 'vitest'
import { inProcessorTime, type TraceEvent } from './processor-time.ts'

const main = { pid: 1, tid: 1 }
const task = { ...main, name: 'RunTask', ph: 'X', ts: 1000, dur: 400, tts: 50, tdur: 100 }

const timesOf = (events: readonly TraceEvent[]) => inProcessorTime(events).map(({ ts, dur }) => [ts, dur])

test('a task is as long as the processor worked on it, and begins when it began', () => {
  expect(timesOf([task])).toEqual([[1000, 100]])
})

test('what happens in a task happens after the work before it, not after the waits', () => {
  const script = { ...main, name: 'FunctionCall', ph: 'X', ts: 1300, dur: 90, tts: 110, tdur: 30 }
  const mark = { ...main, name: 'firstContentfulPaint', ph: 'R', ts: 1395, tts: 148 }
  const unmeasured = { ...main, name: 'ResourceFinish', ph: 'I', ts: 1200 }
  expect(timesOf([task, script, mark, unmeasured])).toEqual([
    [1000, 100],
    [1060, 30],
    [1098, undefined],
    [1050, undefined],
  ])
})

test('a task within another belongs to it', () => {
  const inner = { ...main, name: 'ThreadControllerImpl::RunTask', ph: 'X', ts: 1200, dur: 100, tts: 70, tdur: 20 }
  expect(timesOf([inner, task])).toEqual([
    [1020, 20],
    [1000, 100],
  ])
})

test('other threads, what lies between tasks and tasks without a measurement stay as they are', () => {
  const elsewhere = { ...task, tid: 2, name: 'Raster', ts: 1010, dur: 7 }
  const between = { ...main, name: 'paint', ph: 'I', ts: 1401, tts: 150 }
  const unmeasured: TraceEvent = { ...main, name: 'RunTask', ph: 'X', ts: 2000, dur: 30 }
  expect(timesOf([task, elsewhere, between, unmeasured])).toEqual([
    [1000, 100],
    [1010, 7],
    [1401, undefined],
    [2000, 30],
  ])
})
