import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { documentsFile } from './judged.ts'
import { login } from '../support/platform.ts'
import { openHost } from '../support/host.ts'
import { freshTestStores } from '../support/test-stores.ts'
import { afterEach, describe, expect, test } from 'vitest'
import type { Change, Reply } from './platform.ts'
import { type Served, servePlatform } from './serve-platform.ts'
import { configFile, customer, typed } from './typed.ts'

let served: Served | undefined

/** An account without bookings: the documents' platform has the same list of them for everybody. */
const withoutBookings: Change = ({ name }, reply) =>
  name === 'GET /platform/v9/programme/bookings' ? { ...reply, body: { ...(reply.body as object), data: [] } } : reply

async function platform(change: Change = (_, reply) => reply, isFilled = false): Promise<Served> {
  served = await servePlatform((request, reply) => change(request, withoutBookings(request, reply)), isFilled)
  return served
}

afterEach(async () => {
  await served?.close()
  served = undefined
})

const writing = (url: string, ...more: readonly string[]) => [
  'write',
  '--url',
  url,
  '--tenancy',
  'harbour-test',
  '--config',
  configFile,
  ...more,
]

const typedName = { env: customer, line: 'harbour-test' }

/** The requests of a printed plan, without their parameters. */
function planned(printed: string): readonly RegExp[] {
  const lines = printed.split('\n').filter((line) => /^ {2}(?:GET|POST|DELETE|PATCH|PUT) /.test(line))
  return lines.map((line) => {
    const [method, path = ''] = line.trim().split(' ')
    return new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  })
}

const main = join(import.meta.dirname, '..', '..', 'packages', 'contract-testing', 'src', 'main.ts')

const cart = '/platform/v9/core/users/9001/carts/activity-booking'

describe('write asks first', () => {
  test('[O-450] without a tenancy nothing is sent', async () => {
    const { url, asked } = await platform()
    const { code, complaints } = await typed(['write', '--url', url], typedName)
    expect([code, complaints, asked]).toEqual([
      2,
      ['Name the test tenancy: --tenancy NAME. Nothing is written without one.'],
      [],
    ])
  })

  test('[O-450] without a test customer nothing is sent', async () => {
    const { url, asked } = await platform()
    const { code, complaints } = await typed(writing(url), { line: 'harbour-test' })
    expect([code, complaints, asked]).toEqual([
      2,
      ['Writing needs a test customer: set PLATFORM_USERNAME and PLATFORM_PASSWORD.'],
      [],
    ])
  })

  test.each([
    ['no terminal', { env: customer }, 'Nothing was sent: there is no terminal to confirm at.'],
    ['another name', { env: customer, line: 'yes' }, 'Nothing was sent: that is not the name of the tenancy.'],
    [
      'the setting of another platform',
      {
        env: { ...customer, CONTRACT_WRITE_CONFIRM: 'write on harbour-test at https://other.invalid' },
        line: 'harbour-test',
      },
      'Nothing was sent: CONTRACT_WRITE_CONFIRM must be "write on harbour-test at ',
    ],
  ])('[O-450] with %s it prints the plan and sends nothing', async (_, surroundings, line) => {
    const { url, asked } = await platform()
    const { code, printed, complaints } = await typed(writing(url), surroundings)
    expect(printed).toContain(
      `DELETE ${cart.replace('9001', '{userId}').replace('activity-booking', '{source}')}/items/`,
    )
    expect(complaints[0]).toContain(line)
    expect([code, asked]).toEqual([2, []])
  })

  test('[O-450] where nobody sits at a terminal a setting names verb, tenancy and address', async () => {
    const { url, asked } = await platform()
    await typed(writing(url), { env: { ...customer, CONTRACT_WRITE_CONFIRM: `write on harbour-test at ${url}` } })
    expect(asked).toContain(`POST ${cart}/items`)
  })

  test('[O-450] a platform that says another name than the tenancy is not written on', async () => {
    const { url, asked } = await platform((request, reply) =>
      request.name === 'GET /platform/v9/client'
        ? { ...reply, body: { data: { ...dataOf(reply), name: 'Harbour Trust' } } }
        : reply,
    )
    const { code, complaints } = await typed(writing(url), typedName)
    expect(complaints).toEqual([
      'Nothing was written: the platform calls itself another name than the tenancy (readClient data.name).',
    ])
    expect(code).toBe(2)
    expect(asked.some((name) => name.startsWith(`POST ${cart}`))).toBe(false)
  })
})

describe('write on a platform made of the documents', () => {
  test('[O-451] only planned requests are sent, everything is taken back, and nothing is invented', async () => {
    const { url, asked } = await platform()
    const { code, printed, complaints } = await typed(writing(url), typedName)
    expect(complaints).toEqual([])
    expect(printed.split('\n').filter((line) => /^ {2}(?:FAIL|warn)/.test(line))).toEqual([])
    expect(asked.filter((name) => !planned(printed).some((call) => call.test(name)))).toEqual([])
    expect(asked.filter((name) => name === `POST ${cart}/items`).length).toBeGreaterThanOrEqual(2)
    expect(asked.filter((name) => name === `DELETE ${cart}/items/71`)).toHaveLength(
      asked.filter((name) => name === `POST ${cart}/items`).length,
    )
    expect(asked.at(-1)).toBe('POST /identity/logout')
    expect(printed).toContain('Not written: a place on a waitlist: the platform does not answer listUserWaitlists')
    expect(code).toBe(0)
  })

  test.each([20, 25, 40])('[O-451] with a budget of %i it never sends more requests', async (budget) => {
    const { url, asked } = await platform()
    await typed(writing(url, '--budget', String(budget)), typedName)
    expect(asked.length).toBeLessThanOrEqual(budget)
  })

  test.each([429, 503])(
    '[O-452] after a %i nothing more is written, and what was written is taken back',
    async (status) => {
      const { url, asked } = await platform((request, reply) =>
        request.name === `POST ${cart}/items`
          ? { ...reply, status, headers: { ...reply.headers, 'retry-after': '30' }, body: { message: 'Later.' } }
          : reply,
      )
      const { code, complaints } = await typed(writing(url), typedName)
      expect(asked.filter((name) => name === `POST ${cart}/items`)).toHaveLength(1)
      // The platform may have taken it: the basket is looked at and emptied.
      expect(asked).toContain(`DELETE ${cart}/items/71`)
      expect(complaints.at(-1)).toBe(`Stopped: addItems was answered ${status}.`)
      expect(code).toBe(status === 429 ? 2 : 1)
    },
  )

  test('[O-452] after Ctrl-C nothing more is written, and what was written is taken back', async () => {
    let interrupt = () => {}
    const { url, asked } = await platform((request, reply) => {
      if (request.name === `POST ${cart}/items`) interrupt()
      return reply
    })
    const { code, complaints } = await typed(writing(url), {
      ...typedName,
      onInterrupt: (tell) => {
        interrupt = tell
        return () => {}
      },
    })
    expect(asked.filter((name) => name === `POST ${cart}/items`)).toHaveLength(1)
    expect(asked).toContain(`DELETE ${cart}/items/71`)
    expect([code, complaints]).toEqual([2, ['Stopped by Ctrl-C.']])
  })

  test('[O-453] a removal that the platform refuses is told, and what is left fails by name', async () => {
    let filled: Reply | undefined
    const { url } = await platform(({ name }, reply) => {
      if (name === `POST ${cart}/items`) filled = reply
      if (name === `DELETE ${cart}/items/71`) return { ...reply, status: 422, body: { message: 'No.' } }
      return name === `GET ${cart}` ? (filled ?? reply) : reply
    })
    const { code, printed, complaints } = await typed(writing(url), typedName)
    expect(complaints).toContain('Could not be taken back: a course in the basket: removeItem was answered 422.')
    expect(complaints.at(-1)).toBe(
      'Left over: basket item 71 (readCart). Log in as the test customer and remove it (removeItem), or ask the platform to.',
    )
    expect(printed).toContain('FAIL  readCart data.items[]: added; expected nothing left of the run, got 1 left')
    expect(code).toBe(1)
  })

  test('[O-453] what the platform does not show at the end is told as not known, and fails', async () => {
    let isWritten = false
    const { url } = await platform(({ name }, reply) => {
      isWritten ||= name === 'POST /identity/logout' || name === `DELETE ${cart}/items/71`
      return isWritten && name.endsWith('/bookings') ? { ...reply, status: 404, body: { message: 'Gone.' } } : reply
    })
    const { code, complaints } = await typed(writing(url), typedName)
    expect(complaints).toContain(
      'Nobody knows whether a booking is left: listBookings was not answered at the end. Look at the account of the test customer.',
    )
    expect(code).toBe(1)
  })

  test('[O-453] what a run left that was killed in the middle of a write is found by the next', async () => {
    const killed = { pid: 0 }
    const { url, asked } = await platform(({ name }, reply) => {
      if (name === `POST ${cart}/items`) process.kill(killed.pid, 'SIGKILL')
      return reply
    })
    const child = spawn(process.execPath, [main, ...writing(url)], {
      env: {
        ...customer,
        CONTRACT_DOCUMENTS: documentsFile,
        CONTRACT_WRITE_CONFIRM: `write on harbour-test at ${url}`,
      },
      stdio: 'ignore',
    })
    killed.pid = child.pid ?? 0
    await once(child, 'exit')
    expect(asked.at(-1)).toBe(`POST ${cart}/items`)
    const { code, complaints } = await typed(writing(url), typedName)
    expect(complaints[0]).toContain('There before the first write: basket item 71')
    expect(code).toBe(1)
  })

  test('[O-453] in an account that is not empty nothing is written', async () => {
    const { url, asked } = await platform(undefined, true)
    const { code, printed, complaints } = await typed(writing(url), typedName)
    expect(code).toBe(1)
    expect(complaints).toEqual([
      'There before the first write: basket item 71 (readCart). Log in as the test customer and remove it (removeItem), or ask the platform to.',
    ])
    expect(printed).toContain('FAIL  readCart data.items[]: added; expected an empty account before the first write')
    expect(asked).not.toContain(`POST ${cart}/items`)
  })
})

const dataOf = ({ body }: Reply): object => (body as { readonly data: object }).data

describe('write on our own platform', () => {
  test('[O-451] every write is made, judged and taken back, and nothing is invented', async () => {
    const host = await openHost({ stores: freshTestStores })
    await host.ensureDefault()
    const url = await host.app.listen({ port: 0, host: '127.0.0.1' })
    try {
      const { username, password } = login('carys')
      const name = 'Fairwater Leisure'
      const { code, printed, complaints } = await typed(['write', '--url', url, '--tenancy', name], {
        env: { PLATFORM_USERNAME: username, PLATFORM_PASSWORD: password },
        line: name,
      })
      expect(complaints).toEqual([])
      expect(printed.split('\n').filter((line) => /^ {2}(?:FAIL|warn)/.test(line))).toEqual([])
      expect(printed).toMatch(/^5 of 5 writes were made and taken back with \d+ requests\.$/m)
      expect(code).toBe(0)
    } finally {
      await host.close()
    }
  })
})
