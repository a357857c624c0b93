import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRedactor, type Exchange } from '@touchline/contract-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHost } from '../support/host.ts'
import { login } from '../support/platform.ts'
import { freshTestStores } from '../support/test-stores.ts'
import { documentsFile } from './judged.ts'
import { configFile, folder, typed } from './typed.ts'
import { visit } from './visit.ts'

const at = '2027-01-04T12:00:00Z'
let files = 0

/** A recording of these exchanges. */
function recordingOf(exchanges: readonly Exchange[], recordedAt = at): string {
  const file = join(folder, `replayed-${(files += 1)}.jsonl`)
  const lines = [{ touchlineRecording: 1, target: 'harbour', at: recordedAt }, ...exchanges]
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return file
}

test('[O-414] a recording of a platform that answers as the documents state agrees, strictly and leniently', async () => {
  const { code, printed, complaints } = await typed([
    'replay',
    recordingOf(visit((_, reply) => reply)),
    '--config',
    configFile,
  ])
  expect([code, complaints]).toEqual([0, []])
  expect(printed).toContain('harbour was recorded on 2027-01-04.')
  expect(printed).toContain(
    'Strictly: 0 differences from the description. Leniently, by what a client needs: 0 differences.',
  )
})

test('[O-414] an unknown field differs strictly, a missing one for every client', async () => {
  const exchanges = visit((request, reply) => {
    const { data } = JSON.parse(JSON.stringify(reply.body))
    if (request.name === 'GET /platform/v9/client') return { ...reply, body: { data: { ...data, sparkle: 'yes' } } }
    if (request.name !== 'GET /platform/v9/theme') return reply
    const { theme_app_logo: _, ...others } = data
    return { ...reply, body: { data: others } }
  })
  const { code, printed } = await typed(['replay', recordingOf(exchanges), '--config', configFile])
  expect(code).toBe(1)
  expect(printed).toContain(
    'Strictly: 2 differences from the description. Leniently, by what a client needs: 1 difference.',
  )
  expect(printed).toMatch(/FAIL +readTheme data\.theme_app_logo: missing/)
  expect(printed).toMatch(/info +readClient data\.sparkle: added/)
})

test('[O-414] the age of a recording is shown, and an old one is to be made again', async () => {
  const printedOf = async (recordedAt: string) => {
    const file = recordingOf(
      visit((_, reply) => reply),
      recordedAt,
    )
    return (await typed(['replay', file, '--config', configFile])).printed
  }
  expect(await printedOf('2027-01-02T00:00:00Z')).toContain('harbour was recorded on 2027-01-02, 2 days ago.')
  expect(await printedOf('2026-06-04T00:00:00Z')).toContain('214 days ago: record it again.')
})

test.each([
  ['no file', [], 'Name one recording: replay FILE.'],
  ['a file that is not there', ['nowhere.har'], 'There is no file nowhere.har.'],
  [
    'a file of another kind',
    [documentsFile],
    `${documentsFile} is neither a recording of this tool nor HAR 1.2 with an entry.`,
  ],
  ['a recording without calls', [recordingOf([])], 'No call of harbour was judged.'],
  [
    'a sandbox that is not there',
    [recordingOf(visit((_, reply) => reply)), '--sandbox', 'http://127.0.0.1:47'],
    'http://127.0.0.1:47 cannot be asked: ECONNREFUSED.',
  ],
])('[O-412, O-414] %s ends with 2 and one line', async (_, args, line) => {
  expect(await typed(['replay', ...args])).toMatchObject({ code: 2, complaints: [line] })
})

test('[O-412, O-414] a long HAR that deviates everywhere is judged with little memory', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => ({ id: index, note: 'as long as a note is'.repeat(4) }))
  const entry = {
    startedDateTime: at,
    time: 12,
    request: { method: 'GET', url: 'https://x.invalid/api/activities/venues', headers: [] },
    response: {
      status: 200,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { text: JSON.stringify({ data: rows }) },
    },
  }
  const file = join(folder, 'long.har')
  const text = JSON.stringify(entry)
  writeFileSync(file, `{"log":{"version":"1.2","entries":[${Array.from({ length: 150 }, () => text).join(',')}]}}`)
  const main = join(import.meta.dirname, '..', '..', 'packages', 'contract-testing', 'src', 'main.ts')
  const args = ['--max-old-space-size=48', main, 'replay', file, '--no-sandbox']
  const { stdout, status } = spawnSync(process.execPath, args, { env: { CONTRACT_DOCUMENTS: documentsFile } })
  expect(stdout.toString()).toMatch(/FAIL {2}listVenues data\[\]\.slug: missing; .* seen 45000 of 45000/)
  expect(status).toBe(1)
})

const host = await openHost({ stores: freshTestStores })
let origin = ''

beforeAll(async () => {
  await host.ensureDefault()
  origin = await host.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => host.close())

async function asked(method: string, path: string, body?: object, token?: string): Promise<Exchange> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const answer = await fetch(origin + path, { method, headers, ...(sent === undefined ? {} : { body: sent }) })
  return {
    request: { method, url: origin + path, headers: Object.entries(headers), body: sent },
    response: { status: answer.status, headers: [...answer.headers], body: await answer.text() },
    at,
    milliseconds: 5,
  }
}

/** A customer's visit to our own server: a login, who they are, a course into the basket. */
async function ownVisit(): Promise<readonly Exchange[]> {
  const loggedIn = await asked('POST', '/api/auth/customer/login', login('amina'))
  const { token, user } = JSON.parse(loggedIn.response.body ?? '').data
  const courses = await asked('GET', '/api/v1/activities/courses?source=online&per_page=100', undefined, token)
  const { data } = JSON.parse(courses.response.body ?? '')
  const course = data.find(({ slug }: { readonly slug: string }) => slug === 'badminton-from-scratch')
  const cart = `/api/v1/users/${user.id}/carts/activity-booking`
  const items = [{ purchasable_id: course.id, purchasable_type: 'course' }]
  return [
    loggedIn,
    await asked('GET', '/api/auth/user', undefined, token),
    courses,
    await asked('POST', `${cart}/items`, { items }, token),
    await asked('GET', cart, undefined, token),
  ]
}

function redacted(exchanges: readonly Exchange[]): readonly Exchange[] {
  const description = JSON.parse(readFileSync(documentsFile, 'utf8'))
  return exchanges.map(createRedactor({ description, origin, key: Buffer.from('of this test') }))
}

test('[O-415] a redacted recording of our own server is answered alike by a fresh sandbox, which is removed', async () => {
  const exchanges = redacted(await ownVisit())
  expect(/\bamina\b|\brahman\b/i.exec(JSON.stringify(exchanges))).toBeNull()
  const { code, printed } = await typed(['replay', recordingOf(exchanges), '--sandbox', origin])
  expect(printed).not.toContain('as in the sandbox')
  expect(printed).toContain('agrees with the contract in 5 calls')
  expect(code).toBe(0)
  const { data } = await (await fetch(`${origin}/sandbox/v1/sandboxes`)).json()
  expect(data.map(({ id }: { readonly id: string }) => id)).toEqual(['default'])
})

test("[O-415] a status, a type and fields in which the platform's answers differ from the sandbox's are rows", async () => {
  const exchanges = redacted(await ownVisit()).map((exchange) => {
    const { request, response } = exchange
    if (request.method === 'POST' && request.url.endsWith('/items'))
      return { ...exchange, response: { ...response, status: 409, body: '{"message":"Gone."}' } }
    if (!request.url.endsWith('/auth/user')) return exchange
    const { data } = JSON.parse(response.body ?? '')
    const { last_name: _, ...others } = data
    const body = JSON.stringify({ data: { ...others, uuid: 7, nickname: 'x' } })
    return { ...exchange, response: { ...response, body } }
  })
  const { printed } = await typed(['replay', recordingOf(exchanges), '--sandbox', origin])
  const lines = printed.split('\n').filter((line) => / (addItems|readUser) /.test(line.replace(':', ' ')))
  expect(lines.join('\n')).toMatch(/addItems: another status; expected 201, as in the sandbox, got 409, seen 1 of 1/)
  expect(lines.join('\n')).toMatch(/readUser data\.last_name: renamed/)
  expect(lines.join('\n')).toMatch(/readUser data\.uuid: another type/i)
  expect(lines.join('\n')).toMatch(/readUser data\.nickname: added/)
})
