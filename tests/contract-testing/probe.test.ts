import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openHost } from '../support/host.ts'
import { freshTestStores } from '../support/test-stores.ts'
import { inAnswers, withHeader } from './deviation.ts'
import type { Change, Reply } from './platform.ts'
import { type Served, servePlatform } from './serve-platform.ts'
import { documentsFile } from './judged.ts'
import { configFile, customer, folder, typed } from './typed.ts'

type Report = {
  readonly columns: readonly { readonly name: string; readonly rows: readonly object[] }[]
}

type Described = {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly required?: readonly string[] }>> }
}

let served: Served | undefined

async function platform(change: Change = (_, reply) => reply): Promise<Served> {
  served = await servePlatform(change)
  return served
}

afterEach(async () => {
  await served?.close()
  served = undefined
})

const asking = (url: string, ...more: readonly string[]) => ['probe', '--url', url, '--config', configFile, ...more]

/** The calls of a printed plan, without their parameters. */
function planned(printed: string): readonly RegExp[] {
  const lines = printed.split('\n').filter((line) => /^ {2}(?:GET|POST) /.test(line))
  return lines.map((line) => {
    const [method, target = ''] = line.trim().split(' ')
    const [path = ''] = target.split('?')
    return new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  })
}

/** An answer of one request of the visit becomes another. */
function replied(label: string, reply: (reply: Reply) => Reply): Change {
  const [only] = inAnswers([['', label, '', reply, ['', 'status', null]]])
  if (only === undefined) throw new Error('one line is one deviation')
  return only.change
}

const without =
  (field: string) =>
  (reply: Reply): Reply => {
    const { data } = JSON.parse(JSON.stringify(reply.body)) as { readonly data: readonly Record<string, unknown>[] }
    const rows = data.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== field)))
    return { ...reply, body: { ...(reply.body as object), data: rows } }
  }

describe('probe', () => {
  test.each([
    [{ basePaths: { activity: '/directory' } }, 'basePaths.activity is no area of calls.'],
    [{ paths: { listVenuez: '/directory/halls' } }, 'paths.listVenuez is no call of the contract.'],
  ])(
    '[O-406] a config.json with %j ends with 2, because its calls would be looked for elsewhere',
    async (wrong, told) => {
      const { url, asked } = await platform()
      const file = join(folder, 'wrong-config.json')
      writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(configFile, 'utf8')) as object), ...wrong }))
      const { code, complaints } = await typed(['probe', '--url', url, '--config', file, '--yes'])
      expect([code, complaints, asked]).toEqual([2, [`${file}: ${told}`], []])
    },
  )

  test('[O-406] half a customer ends with 2, and without one the plan says how many calls a customer opens', async () => {
    const { url } = await platform()
    const { code, complaints } = await typed(asking(url), { env: { PLATFORM_USERNAME: 'aoife' } })
    expect([code, complaints]).toEqual([2, ['PLATFORM_USERNAME and PLATFORM_PASSWORD go together.']])
    expect((await typed(asking(url))).printed).toMatch(
      /A test customer \(PLATFORM_USERNAME, PLATFORM_PASSWORD\) opens \d+ more calls\./,
    )
  })

  test('[O-407] calls that answer 404 alone are counted apart from refused ones', async () => {
    const { url } = await platform()
    const { printed } = await typed(asking(url, '--yes', '--report', join(folder, 'not-there')))
    expect(printed).toMatch(/ not found there\)/)
    const { coverage } = JSON.parse(readFileSync(join(folder, 'not-there', 'report.json'), 'utf8')) as {
      readonly coverage: { readonly calls: { readonly refused: string[]; readonly notThere: string[] } }
    }
    expect(coverage.calls.notThere.length).toBeGreaterThan(0)
    expect(coverage.calls.refused.filter((call) => coverage.calls.notThere.includes(call))).toEqual([])
  })

  test('[O-404] without --yes it prints the plan, asks nothing and ends with 2', async () => {
    const { url, asked } = await platform()
    const { code, printed, complaints } = await typed(asking(url))
    expect(code).toBe(2)
    expect(printed).toContain('GET /directory/halls  listVenues')
    expect(printed).toContain('GET /directory/venues/{venue}  readVenue (venue from listVenues)')
    expect(complaints).toEqual(['Nothing was asked. --yes asks these calls.'])
    expect(asked).toEqual([])
  })

  test('[O-404] it sends planned GETs only, each once, and finds nothing on a platform made of the documents', async () => {
    const { url, asked } = await platform()
    const { code, printed, progress } = await typed(asking(url, '--yes'))
    expect(printed).toContain(`${url} agrees with the contract`)
    expect(code).toBe(0)
    expect(asked.length).toBeGreaterThanOrEqual(15)
    expect(asked.filter((name) => !planned(printed).some((call) => call.test(name)))).toEqual([])
    expect(asked.every((name) => name.startsWith('GET '))).toBe(true)
    expect(new Set(asked).size).toBe(asked.length)
    expect(progress).toHaveLength(asked.length)
  })

  test('[O-404] with a test customer it logs in once, the one request that is no GET, and asks more', async () => {
    const { url, asked } = await platform()
    const { code, printed } = await typed(asking(url, '--yes'), { env: customer })
    expect(code).toBe(0)
    expect(asked.filter((name) => !name.startsWith('GET '))).toEqual(['POST /identity/customer/login'])
    expect(asked).toContain('GET /platform/v9/core/users/9001/carts/activity-booking')
    // A payment that is prepared is a session at its provider.
    expect(asked.filter((name) => name.includes('/till'))).toEqual([])
    expect(asked.filter((name) => !planned(printed).some((call) => call.test(name)))).toEqual([])
  })

  test.each([1, 4, 9])('[O-404] with a budget of %i it never sends more requests', async (budget) => {
    const { url, asked } = await platform()
    await typed(asking(url, '--yes', '--budget', String(budget)), { env: customer })
    expect(asked.length).toBeLessThanOrEqual(budget)
  })

  test.each([429, 503])('[O-405] nothing is sent after a %i, and the run says when to come back', async (status) => {
    const { url, asked } = await platform(
      replied('GET /directory/halls', (reply) =>
        withHeader('retry-after', '30')({ ...reply, status, body: { message: 'Later.' } }),
      ),
    )
    const { code, complaints } = await typed(asking(url, '--yes'))
    expect(asked.at(-1)).toBe('GET /directory/halls')
    expect(complaints.at(-1)).toBe(`Stopped: listVenues was answered ${status}. Come back after 30 seconds.`)
    expect(code).toBe(status === 429 ? 2 : 1)
  })

  test('[O-405] an answer that asks for patience is followed by a wait as long', async () => {
    const { url } = await platform()
    const usual = await typed(asking(url, '--yes'))
    await served?.close()
    const { url: other } = await platform(replied('GET /directory/halls', withHeader('retry-after', '7')))
    const patient = await typed(asking(other, '--yes'))
    expect(patient.waited - usual.waited).toBe(7000)
  })

  test('[O-407] the same answers are shown by the contract of the working tree, which decides nothing', async () => {
    const { url } = await platform()
    const file = join(folder, 'working-tree.json')
    const { components, ...rest } = JSON.parse(readFileSync(documentsFile, 'utf8')) as Described
    const { Theme } = components.schemas
    const schemas = { ...components.schemas, Theme: { ...Theme, required: [...(Theme?.required ?? []), 'motto'] } }
    writeFileSync(file, JSON.stringify({ ...rest, components: { ...components, schemas } }))
    const env = { CONTRACT_WORKING_TREE: file }
    const { code, printed } = await typed(asking(url, '--yes', '--report', join(folder, 'columns')), { env })
    expect(code).toBe(0)
    expect(printed).toContain('By the documents: 0 fail, 0 warn, 0 info.')
    expect(printed).toContain(
      'By the working tree: 1 fail, 0 warn, 0 info (it decides nothing), 1 of which the documents do not tell.',
    )
    expect(readFileSync(join(folder, 'columns', 'report.html'), 'utf8')).toContain(
      'readTheme data.motto: missing (fail)',
    )
  })

  test('[O-454] a fresh sandbox is asked the same GETs, and the report says whether it has a deviation too', async () => {
    const host = await openHost({ stores: freshTestStores })
    const asked: string[] = []
    host.app.server.on('request', ({ method, url: path = '' }) => asked.push(`${method} ${path.split('?')[0]}`))
    const sandbox = await host.app.listen({ port: 0, host: '127.0.0.1' })
    try {
      const { url } = await platform(replied('GET /directory/halls', without('town')))
      const report = join(folder, 'sandbox-column')
      const { code, printed, complaints } = await typed(asking(url, '--yes', '--sandbox', sandbox, '--report', report))
      expect([code, complaints]).toEqual([1, []])
      const { columns } = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8')) as Report
      const own = columns.find(({ name }) => name === 'sandbox')
      expect(own?.rows).toContainEqual({ call: 'listVenues', field: 'data[].town', kind: 'missing', severity: 'fail' })
      expect(printed).toContain('FAIL  listVenues data[].town: missing')
      const ofPlatform = asked.filter((name) => !name.includes('/sandbox/'))
      expect(ofPlatform).toContain('GET /api/activities/venues')
      expect(ofPlatform.every((name) => name.startsWith('GET '))).toBe(true)
      expect(asked.at(-1)).toMatch(/^DELETE \/sandbox\/v1\/sandboxes\//)
    } finally {
      await host.close()
    }
  })

  test('[O-454] a sandbox that is not there ends with 2 before the platform is asked; --no-sandbox asks none', async () => {
    const { url, asked } = await platform()
    const { code, complaints } = await typed(asking(url, '--yes', '--sandbox', 'http://127.0.0.1:47'))
    expect([code, complaints, asked]).toEqual([2, ['http://127.0.0.1:47 cannot be asked: ECONNREFUSED.'], []])
    const env = { CONTRACT_SANDBOX: 'http://127.0.0.1:47' }
    const without = await typed(asking(url, '--yes', '--no-sandbox'), { env })
    expect([without.code, without.complaints]).toEqual([0, []])
  })

  test('[O-400] a deviation of a served platform is found and named', async () => {
    const { url } = await platform(replied('GET /directory/halls', (reply) => ({ ...reply, body: [] })))
    const { code, printed } = await typed(asking(url, '--yes'))
    expect(code).toBe(1)
    expect(printed).toContain('FAIL  listVenues: envelope; expected object, got array of 0')
  })

  test('[O-406] an address where nothing listens ends with 2 and one line', async () => {
    const { url, close } = await platform()
    await close()
    served = undefined
    const { code, complaints } = await typed(asking(url, '--yes'))
    expect([code, complaints]).toEqual([2, [`${url} cannot be asked: ECONNREFUSED.`]])
  })

  test.each([
    ['harbour', 'harbour is no web address.'],
    [
      'https://harbour.invalid/api',
      'https://harbour.invalid/api has a path; the origin is enough, and config.json has the paths.',
    ],
  ])('[O-406] the address %s ends with 2 and one line', async (url, line) => {
    const { code, complaints } = await typed(asking(url, '--yes'))
    expect([code, complaints]).toEqual([2, [line]])
  })

  test('[O-406] a server that is no platform ends with 2 and one line', async () => {
    const { url } = await platform((_, reply) => ({ ...reply, status: 404, body: 'no' }))
    const { code, complaints } = await typed(asking(url, '--yes'))
    expect(code).toBe(2)
    expect(complaints).toEqual([
      `No call was answered at ${url}: the first answer was 404. Is it the address of the platform?`,
    ])
  })
})
