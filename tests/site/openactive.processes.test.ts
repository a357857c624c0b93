import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { outcomeOf, place, root } from '../support/own-platform.ts'

const command = 'server/src/commands/data.ts'
const example = (name: string) => join(root, 'docs', 'openactive', name)
const examples = ['facilities.json', 'sessions.json', 'series.json'].map(example)

type Thing = Readonly<Record<string, unknown>>
type Schedule = Thing & { readonly slug: string; readonly occurrences: readonly Thing[] }

async function importInto(to: string, feeds: readonly string[], ...options: readonly string[]) {
  const outcome = await outcomeOf(command, ['import-openactive', ...feeds, '--to', to, ...options], {})
  return {
    ...outcome,
    lines: outcome.stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.trim()),
  }
}

async function page(folder: string, name: string, items: readonly unknown[]) {
  const path = join(folder, name)
  await writeFile(path, JSON.stringify({ items }))
  return path
}

async function itemsOf(name: string) {
  return (JSON.parse(await readFile(example(name), 'utf8')) as { readonly items: readonly (Thing & { data: Thing })[] })
    .items
}

test('[O-522, O-526, O-527] pages of feeds, in any order, become a file of records that the check finds nothing wrong with', async () => {
  const to = join(await place(), 'records.yaml')
  const { code, stderr } = await importInto(to, examples)
  expect([code, stderr]).toEqual([0, ''])
  expect(await outcomeOf(command, ['check', to], {})).toEqual({ code: 0, stdout: 'Nothing is wrong.\n', stderr: '' })
  const records = parse(await readFile(to, 'utf8')) as Readonly<Record<string, readonly Thing[]>> & {
    readonly schedules: readonly Schedule[]
  }
  expect(records['clients']).toMatchObject([{ name: 'Harbourside Leisure', currency: { code: 'GBP', symbol: '£' } }])
  expect(records['venues']).toMatchObject([
    {
      slug: 'harbourside-sports-centre',
      address1: '4 Quay Road',
      town: 'Wexbridge',
      postcode: 'WX1 2AB',
      latitude: 51.12,
      openingTimes: 'Mo,Tu,We,Th,Fr 06:30-22:00; Sa,Su 08:00-18:00',
      facilities: [{ code: 'changing-rooms', name: 'Changing rooms' }],
    },
  ])
  expect(records['locations']?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Court 1', 'Court 2']))
  const schedules = new Map(records.schedules.map((schedule) => [schedule.slug, schedule]))
  expect([...schedules.keys()].toSorted()).toEqual([
    'badminton-courts-court-1',
    'badminton-courts-court-2',
    'learn-badminton',
    'lunchtime-circuits',
    'morning-yoga',
    'walking-football',
  ])
  expect(schedules.get('morning-yoga')).toMatchObject({
    kind: 'class',
    // A feed's own tags are text.
    descriptionHtml: '<p>Stretch &amp; breathe &lt;before&gt; work.</p>',
    price: 700,
    prices: [
      { name: 'Junior', price: 350, ages: [{ minimum: null, maximum: 15 }] },
      { name: 'Adult', price: 700 },
    ],
    maximum: 20,
    ages: { minimum: 16, maximum: null },
    instructors: [{ name: 'Ines Duarte' }],
    tags: [{ name: 'Beginner' }, { name: 'Intermediate' }],
    window: { opensMinutesBefore: 14 * 24 * 60 },
    occurrences: [
      { startsAt: '2025-12-01T07:00:00Z', endsAt: '2025-12-01T08:00:00Z' },
      { startsAt: '2025-12-02T07:00:00Z' },
      { startsAt: '2025-12-03T07:00:00Z', status: 'cancelled' },
    ],
  })
  expect(schedules.get('lunchtime-circuits')).toMatchObject({
    prices: [
      { name: 'Adult', price: 600 },
      { name: 'Junior', price: 300, ages: [{ minimum: 12, maximum: 15 }] },
    ],
    occurrences: [
      { startsAt: '2025-12-01T12:30:00Z', endsAt: '2025-12-01T13:15:00Z' },
      { startsAt: '2025-12-03T12:30:00Z' },
      { startsAt: '2025-12-08T12:30:00Z' },
    ],
  })
  expect(schedules.get('walking-football')).toMatchObject({ maximum: null, price: 400 })
  expect(schedules.get('learn-badminton')).toMatchObject({
    kind: 'course',
    price: 2400,
    ages: { minimum: 8, maximum: 12 },
  })
  expect(schedules.get('badminton-courts-court-1')).toMatchObject({
    kind: 'slots',
    maximum: 1,
    price: 1150,
    friendlyLocationName: null,
  })
})

test('[O-522] fields without a place are counted by kind and field, with the ids of some', async () => {
  const { lines } = await importInto(join(await place(), 'records.json'), examples)
  const yoga = 'https://data.harbourside.example/series/yoga'
  expect(lines).toEqual(
    expect.arrayContaining([
      'SessionSeries.offers (Concession): 1 (https://data.harbourside.example/series/circuits)',
      `SessionSeries.genderRestriction: 1 (${yoga})`,
      `SessionSeries.image: 1 (${yoga})`,
      `SessionSeries.beta:affiliatedLocation: 1 (${yoga})`,
      'SessionSeries.eventSchedule: 1 (https://data.harbourside.example/series/five-a-side)',
      expect.stringMatching(/^ScheduledSession\.remainingAttendeeCapacity: 4 \(.+, …\)$/),
    ]),
  )
})

test('[O-522] the item modified last wins, whatever the order of the pages, and a deleted one is gone', async () => {
  const folder = await place()
  const [session] = await itemsOf('sessions.json')
  const earlier = { ...session, modified: 5, data: { ...session?.data, startDate: '2025-12-01T05:00:00Z' } }
  const later = {
    ...session,
    modified: '99999999999999999999',
    data: { ...session?.data, startDate: '2025-12-01T06:00:00Z' },
  }
  const series = (await itemsOf('series.json')).filter(({ id }) => id === 'yoga')
  const pages = [await page(folder, 'b.json', [later]), await page(folder, 'a.json', [earlier, session, ...series])]
  for (const order of [pages, pages.toReversed()]) {
    const to = join(folder, 'records.json')
    await importInto(to, order)
    const { schedules } = JSON.parse(await readFile(to, 'utf8')) as { readonly schedules: readonly Schedule[] }
    expect(schedules.map(({ occurrences }) => occurrences)).toMatchObject([[{ startsAt: '2025-12-01T06:00:00Z' }]])
  }
  const gone = await page(folder, 'c.json', [{ state: 'deleted', kind: 'SessionSeries', id: 'yoga', modified: 1e15 }])
  const { code, lines } = await importInto(join(folder, 'records.json'), [gone, ...pages])
  expect([code, lines[0]]).toEqual([1, '0 schedules with 0 sessions at 0 venues.'])
})

test('[O-522] an item that cannot become a record has a line with its file, id and reason, and the rest is imported', async () => {
  const folder = await place()
  const [series] = await itemsOf('series.json')
  const [session] = await itemsOf('sessions.json')
  const another = (id: string, data: object) => ({ ...session, id, data: { ...session?.data, id, ...data } })
  const feed = await page(folder, 'feed.json', [
    series,
    session,
    another('a', { startDate: '2025-12-01 07:00' }),
    another('b', { duration: undefined, endDate: '2025-12-01T06:00:00Z' }),
    another('c', { superEvent: 'nobody' }),
    { ...session, id: 'd', state: 'changed' },
    { ...session, id: 'e', modified: 'yesterday' },
    {
      ...series,
      id: 'f',
      data: { ...series?.data, id: 'f', location: { name: 'A field' }, subEvent: [session?.data] },
    },
    7,
  ])
  const to = join(folder, 'records.json')
  const { code, lines, stderr } = await importInto(to, [feed])
  expect([code, stderr, lines[0]]).toEqual([1, '', '1 schedules with 1 sessions at 1 venues.'])
  expect(lines.slice(lines.indexOf('Wrong, and left out:') + 1).toSorted()).toEqual([
    'feed.json: a: startDate is no date and time in whole minutes with its offset',
    'feed.json: b: it ends before it starts',
    'feed.json: c: what it belongs to is in no file: nobody',
    'feed.json: d: its state is neither updated nor deleted',
    'feed.json: e: modified is no whole number',
    'feed.json: f: its location A field has no coordinates',
    'feed.json: item 9: it is no object',
  ])
  expect((await outcomeOf(command, ['check', to], {})).code).toBe(0)
})

test('[O-522] a file that is no page of a feed ends with one line and exit code 2', async () => {
  const folder = await place()
  const to = join(folder, 'records.json')
  for (const [name, text, line] of [
    ['a.json', '{', 'a.json: this is not JSON'],
    ['b.json', '{"items": {}}', 'b.json: this is no page of a feed: it has no list of items'],
  ] as const) {
    await writeFile(join(folder, name), text)
    const { code, stdout, stderr } = await importInto(to, [join(folder, name)])
    expect([code, stdout, stderr]).toEqual([2, '', `${line}\n`])
  }
  expect((await importInto(to, [join(folder, 'none.json')])).code).toBe(2)
})

test('[O-523] --shift moves sessions by weeks and says so; without it the report says how many are past', async () => {
  const to = join(await place(), 'records.json')
  expect((await importInto(to, examples)).lines[1]).toBe('13 sessions are in the past; --shift moves all of them.')
  expect((await importInto(to, examples, '--shift')).lines[1]).toMatch(/^Every session was moved by \d+ weeks\.$/)
})
