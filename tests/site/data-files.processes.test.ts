import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listOccurrences, readClient } from '@touchline/contract'
import { expect, test } from 'vitest'
import { ask, outcomeOf, place, root, secret, startOwn } from '../support/own-platform.ts'

const command = 'server/src/commands/data.ts'
const example = join(root, 'docs', 'own-platform.json')

async function fileWith(name: string, content: string) {
  const path = join(await place(), name)
  await writeFile(path, content)
  return path
}

type Records = Readonly<Record<string, readonly object[]>>

/** The documented example, with its course only, and some of its lists changed, one record a line. */
async function exampleWith(change: (records: Records) => Records) {
  const records = JSON.parse(await readFile(example, 'utf8')) as Records
  const schedules = (records['schedules'] ?? []).slice(0, 1)
  return JSON.stringify(change({ ...records, schedules }), null, 1)
}

test('[O-482] a file is checked without a platform: exit code 0 where nothing is wrong, 1 and a line for each problem, 2 where it cannot be read', async () => {
  const check = async (path: string) => outcomeOf(command, ['check', path], {})
  expect(await check(example)).toEqual({ code: 0, stdout: 'Nothing is wrong.\n', stderr: '' })
  const twice = await exampleWith((records) => ({
    ...records,
    schedules: [
      ...(records['schedules'] ?? []),
      ...(records['schedules'] ?? []).map((one) => ({ ...one, price: 5.2 })),
    ],
    venues: (records['venues'] ?? []).map((venue) => ({ ...venue, timezone: 'Europe/Nowhere' })),
  }))
  const found = await check(await fileWith('ours.json', twice))
  expect(found.code).toBe(1)
  expect(found.stdout.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^schedules\.1\.price \(first-strokes, line \d+\): This field must be a whole number\.$/),
    expect.stringMatching(/^venues\.0\.timezone \(riverside, line 36\): There is no time zone Europe\/Nowhere/),
  ])
  expect(await check(join(root, 'nowhere.json'))).toEqual({
    code: 2,
    stdout: '',
    stderr: 'there is no such file, or it cannot be read\n',
  })
  const broken = await check(await fileWith('ours.json', '{"venues": [,]}'))
  expect(broken).toMatchObject({ code: 2, stdout: '' })
  expect(broken.stderr).toMatch(/^this is not JSON: [^\n]+\n$/)
})

test('[O-482] YAML is read too, with the line of each problem', async () => {
  const yaml = `
# What we begin with
categories: []
venues:
  - &pool
    id: 1
    clientId: 1
    slug: riverside
    name: Riverside Pool
    descriptionHtml: <p>One pool.</p>
    address1: 1 River Street
    address2: null
    town: Wexbridge
    area: Somerset
    postcode: WX1 1AA
    openingTimes: Mo-Su 07:00-21:00
    latitude: 51.1
    longitude: -2.9
    timezone: Europe/London
    campsAndCoursesEnabled: true
    activitiesV2MigrationOn: 2025-01-01
    phone: 01632 960000
    email: pool@riverside.example
    pictureUrl: null
    createdAt: 2026-01-05T09:00:00Z
  - <<: *pool
    id: 2
    slug: hillside
`
  const good = await outcomeOf(command, ['check', await fileWith('ours.yaml', yaml)], {})
  expect(good).toMatchObject({ code: 0, stderr: '' })
  const wrong = yaml.replace('slug: hillside', 'slug: riverside')
  const bad = await outcomeOf(command, ['check', await fileWith('ours.yml', wrong)], {})
  expect(bad).toEqual({
    code: 1,
    stdout: 'venues.1.slug (riverside, line 28): The slug riverside is used by venues.0 (riverside).\n',
    stderr: '',
  })
  const broken = await outcomeOf(command, ['check', await fileWith('ours.yaml', 'venues:\n  - a: [1\n')], {})
  expect(broken).toMatchObject({ code: 2, stdout: '' })
  expect(broken.stderr).toMatch(/^this is not YAML: [^\n]+\n$/)
  const file = await fileWith('ours.yaml', yaml)
  const server = await startOwn(await place(), { DATA_FILE: file })
  expect(await ask(server, readClient.path)).toMatchObject({ data: { name: 'Leisure' } })
})

test('[O-480, O-485] C16, C21: a server with contradictory records says so in a line each and exits', async () => {
  const records = await exampleWith((all) => ({
    ...all,
    clients: (all['clients'] ?? []).map((one) => ({ ...one, currency: { code: 'JPY', symbol: '¥' } })),
    schedules: [...(all['schedules'] ?? []), ...(all['schedules'] ?? [])],
  }))
  const settings = {
    ...secret,
    DATA_DIR: await place(),
    SANDBOX_MODE: 'off',
    DATA_FILE: await fileWith('a.json', records),
  }
  const { code, stderr } = await outcomeOf('server/src/main.ts', [], settings)
  expect(code).toBe(1)
  expect(stderr.trimEnd().split('\n')).toEqual([
    expect.stringMatching(
      /^DATA_FILE: schedules\.1\.id \(first-strokes, line \d+\): The id \S+ is used by schedules\.0 \(first-strokes\)\.$/,
    ),
    expect.stringMatching(
      /^DATA_FILE: clients\.0\.currency\.code \(Riverside Trust, line \d+\): JPY does not have two decimals/,
    ),
  ])
})

test('[O-481] C14: what a file plans during a closure is not for sale', async () => {
  const records = await exampleWith((all) => ({
    ...all,
    closures: [
      { id: 1, venueId: 1, startsAt: 0, endsAt: '2090-01-01T00:00:00Z', message: 'Being built', locationIds: [] },
    ],
  }))
  const server = await startOwn(await place(), { DATA_FILE: await fileWith('ours.json', records) })
  const [first] = (JSON.parse(records) as { schedules: { occurrences: { startsAt: string }[] }[] }).schedules
  const startsAt = Date.parse(first?.occurrences[0]?.startsAt ?? '')
  const from = new Date(startsAt - 60_000).toISOString()
  const to = new Date(startsAt + 60_000).toISOString()
  const { data } = await ask(server, `${listOccurrences.path}?source=online&starts_after=${from}&starts_before=${to}`)
  expect(data).toMatchObject([{ status: 'clashing', clashes: [{ kind: 'closure' }] }])
})
