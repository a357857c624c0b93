import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { memoryJar } from '../../api/credentials/memory-jar.ts'
import { credentialsIn } from '../../api/credentials/tokens.ts'
import { joiningSite } from '../../sites/joining/site.ts'
import { parseConfig } from '../config/config.ts'
import { provideEnvironment } from '../environment.ts'
import { answerTo, ask, showAnswers, whileChanging } from './question.ts'
import type { Question } from './question.ts'

let token: string
let asked: string[]

function tideAt(place: string): Question<string> {
  return [
    ['readTide', place],
    async () => {
      asked.push(place)
      return `High water at ${place}`
    },
  ]
}

beforeEach(async () => {
  await whileChanging(async () => undefined)
  asked = []
  token = 'amina'
  vi.stubGlobal('window', { location: { pathname: '/' } })
  const config = parseConfig({})
  if (!config.ok) throw new Error('the configuration is not right')
  provideEnvironment({
    config: config.config,
    site: joiningSite,
    credentials: {
      ...credentialsIn(memoryJar(), 'joining', { secure: false, pathname: () => '/' }),
      tokenFor: () => token,
    },
    cookies: memoryJar(),
    secure: false,
    modes: { embedded: false, kiosk: null },
  })
})

afterEach(() => vi.unstubAllGlobals())

test('a page gets the answer that its loader asked for, once', async () => {
  await ask(tideAt('Ashcombe'))
  expect(await answerTo(tideAt('Ashcombe'))).toBe('High water at Ashcombe')
  expect(asked).toEqual(['Ashcombe'])
  await answerTo(tideAt('Ashcombe'))
  expect(asked).toEqual(['Ashcombe', 'Ashcombe'])
})

test('a loader that runs twice asks once, also just after the page has taken the answer', async () => {
  await Promise.all([ask(tideAt('Ashcombe')), ask(tideAt('Ashcombe'))])
  await answerTo(tideAt('Ashcombe'))
  expect(await ask(tideAt('Ashcombe'))).toBeUndefined()
  expect(asked).toEqual(['Ashcombe'])
})

test('an answer is for its own question and its own person', async () => {
  await ask(tideAt('Ashcombe'))
  await answerTo(tideAt('Brookside'))
  token = 'carys'
  await answerTo(tideAt('Ashcombe'))
  expect(asked).toEqual(['Ashcombe', 'Brookside', 'Ashcombe'])
})

test('after a change on the platform the page asks again', async () => {
  await ask(tideAt('Ashcombe'))
  await whileChanging(async () => undefined)
  await answerTo(tideAt('Ashcombe'))
  expect(asked).toEqual(['Ashcombe', 'Ashcombe'])
})

test('an answer from while a change is under way is for no page, also when the change fails', async () => {
  const change = Promise.withResolvers<undefined>()
  const changing = whileChanging(() => change.promise)
  await ask(tideAt('Ashcombe'))
  change.reject(new Error('refused'))
  await expect(changing).rejects.toThrow('refused')
  await answerTo(tideAt('Ashcombe'))
  expect(asked).toEqual(['Ashcombe', 'Ashcombe'])
})

test('a failure is for the page that shows it, and for no loader', async () => {
  const refused: Question<string> = [['readTide'], () => Promise.reject(new ApiError({ status: 404, code: 'unknown' }))]
  expect(await ask(refused)).toBeUndefined()
  await expect(answerTo(refused)).rejects.toMatchObject({ status: 404 })
})

test('a first page begins with the answers that have come, and with no other', async () => {
  await ask(tideAt('Ashcombe'))
  void ask([['readForecast'], () => new Promise(() => undefined)])
  const shown: unknown[] = []
  await showAnswers((key, answer) => shown.push([key, answer]))
  expect(shown).toEqual([[['readTide', 'Ashcombe'], 'High water at Ashcombe']])
})

test('an answer that comes after a change is not shown on the first page', async () => {
  const tide = Promise.withResolvers<string>()
  void ask([['readTide', 'Ashcombe'], () => tide.promise])
  const shown: unknown[] = []
  const show = showAnswers((key) => shown.push(key))
  await whileChanging(async () => undefined)
  tide.resolve('High water at Ashcombe')
  await show
  expect(shown).toEqual([])
})

test('an answer is kept for its own time, also where the question was asked before', async () => {
  vi.useFakeTimers()
  try {
    await ask(tideAt('Ashcombe'))
    await answerTo(tideAt('Ashcombe'))
    vi.advanceTimersByTime(3000)
    await ask(tideAt('Ashcombe'))
    vi.advanceTimersByTime(8000)
    const shown: unknown[] = []
    const showing = showAnswers((key) => shown.push(key))
    await vi.runOnlyPendingTimersAsync()
    await showing
    expect(shown).toEqual([['readTide', 'Ashcombe']])
  } finally {
    vi.useRealTimers()
  }
})
