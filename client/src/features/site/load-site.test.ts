import { describe, expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { judgeStart, loadTheme } from './load-site.ts'

const theme = { themeAppPrimaryColour: '#fc0' }
const client = { id: 1, currency: null }
const refused = (status: number): PromiseRejectedResult => ({
  status: 'rejected',
  reason: new ApiError({ status, code: 'unknown' }),
})
const read = <T>(value: T): PromiseFulfilledResult<T> => ({ status: 'fulfilled', value })

describe('starting the site', () => {
  test('[S2-134, S8-008] a theme refused with 503 is maintenance, whatever the client record says', () => {
    expect(judgeStart(refused(503), read(client))).toEqual({ kind: 'maintenance' })
    expect(judgeStart(refused(503), refused(500))).toEqual({ kind: 'maintenance' })
  })

  test.each([0, 404, 500])('[S2-135, S8-009] a theme refused with %i is an error', (status) => {
    expect(judgeStart(refused(status), refused(404)).kind).toBe('failed')
  })

  test.each([0, 404, 500, 503])(
    '[S2-067 partly, C-12 partly, C-13] a client record refused with %i is a missing page',
    (status) => {
      expect(judgeStart(read(theme), refused(status))).toEqual({ kind: 'not-found' })
    },
  )

  test('both answers make a site', () => {
    expect(judgeStart(read(theme), read(client))).toEqual({ kind: 'ready', theme, client })
  })
})

describe('the theme', () => {
  async function themeWith(answers: Readonly<Record<string, () => Promise<object>>>, venue: string | null) {
    const asked: (string | null)[] = []
    const outcome = await loadTheme((slug) => {
      asked.push(slug)
      return answers[slug ?? 'none']?.() ?? Promise.reject(new Error('not asked for'))
    }, venue).catch((error: unknown) => error)
    return { asked, outcome }
  }

  test('[S7-009, C-14] of a venue is asked for once more without the venue', async () => {
    const answers = {
      harbour: () => Promise.reject(new ApiError({ status: 500, code: 'unexpected' })),
      none: () => Promise.resolve(theme),
    }
    expect(await themeWith(answers, 'harbour')).toEqual({ asked: ['harbour', null], outcome: theme })
  })

  test('[C-14] the last answer decides', async () => {
    const answers = {
      harbour: () => Promise.reject(new ApiError({ status: 404, code: 'item_not_found' })),
      none: () => Promise.reject(new ApiError({ status: 503, code: 'maintenance' })),
    }
    expect((await themeWith(answers, 'harbour')).outcome).toMatchObject({ status: 503 })
  })

  test('is asked for once without a venue', async () => {
    const answers = { none: () => Promise.reject(new ApiError({ status: 500, code: 'unexpected' })) }
    expect((await themeWith(answers, null)).asked).toEqual([null])
  })

  test('[C-14, S7-010] a status in the body counts like the status of the answer', async () => {
    const answers = { none: () => Promise.resolve({ statusCode: 503, error: 'Service Unavailable' }) }
    expect((await themeWith(answers, null)).outcome).toMatchObject({ status: 503 })
  })
})
