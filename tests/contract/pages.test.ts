import { type ApiName, endpoints, type Endpoint } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { seedWith } from '../support/seed-with.ts'
import { courseCalled } from '../support/basket.ts'
import { hostOfSeed } from '../support/host.ts'
import { pathOf, type Query, queryText } from '../support/person.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { findingsOn } from './contract-answers.ts'
import { type List, nouns } from './nouns.ts'

type Page = {
  readonly data: readonly unknown[]
  readonly meta: {
    readonly pagination: {
      readonly current_page: number
      readonly records_per_page: number
      readonly records_on_current_page: number
      readonly total_records: number
    }
  }
}

const names = Object.keys(endpoints) as readonly ApiName[]
const isPaged = ({ query }: Endpoint) => Object.hasOwn(Object(Reflect.get(query ?? {}, 'properties')), 'per_page')

const inSandbox: List = { by: ({ visitor }) => visitor, params: ({ sandbox }) => ({ id: sandbox }) }
const ofPerson = (by: List['by']): List => ({ by, params: (_, person) => ({ userId: person.id }) })

const listsOfNouns: Readonly<Partial<Record<ApiName, List>>> = Object.assign({}, ...nouns.map(({ lists: own }) => own))

/** How to ask for each list. */
const lists: Readonly<Partial<Record<ApiName, List>>> = {
  ...listsOfNouns,
  listActivities: { by: ({ visitor }) => visitor },
  listMembershipTypes: { by: ({ visitor }) => visitor, params: async () => ({ venue: 'ashcombe-leisure-centre' }) },
  listPackages: {
    by: ({ visitor }) => visitor,
    params: async () => ({ source: 'online', venue: 'ashcombe-leisure-centre' }),
  },
  listOwnedPackages: ofPerson(({ as }) => as('amina')),
  listVenues: { by: ({ visitor }) => visitor },
  listCourses: { by: ({ visitor }) => visitor, query: { source: 'online' } },
  listCamps: { by: ({ visitor }) => visitor, query: { source: 'online' } },
  listOccurrences: {
    by: ({ visitor }) => visitor,
    query: { starts_after: '2026-04-06T00:00:00Z', starts_before: '2026-05-06T00:00:00Z' },
  },
  listJoiningVenues: { by: ({ visitor }) => visitor },
  listCategories: { by: ({ as }) => as('ellie') },
  listBookings: { by: ({ as }) => as('ellie'), query: { cancellation_source: 'foh' } },
  listOrders: ofPerson(({ as }) => as('amina')),
  listRestrictions: { by: ({ as }) => as('ellie') },
  listPenalties: ofPerson(({ as }) => as('dylan')),
  listSavedCards: ofPerson(({ as }) => as('gwen')),
  listCredits: ofPerson(({ as }) => as('amina')),
  listUserWaitlists: ofPerson(({ as }) => as('amina')),
  listWaitlistMembers: {
    by: ({ as }) => as('ellie'),
    params: async (platform) => ({ occurrenceId: await waitedFor(platform) }),
  },
  listSandboxes: { by: ({ visitor }) => visitor },
  listUpcoming: inSandbox,
  listMails: inSandbox,
  listEvents: inSandbox,
  listJournal: inSandbox,
  listGatewayPayments: inSandbox,
  listWebhooks: inSandbox,
  listTills: { by: ({ as }) => as('ellie') },
  listIntegrations: { by: ({ as }) => as('ellie') },
}
/** A session of a course for which some wait. */
async function waitedFor({ visitor }: TestPlatform): Promise<string> {
  const { occurrences } = await courseCalled(visitor, 'junior-football-skills')
  return occurrences[0]?.id ?? ''
}

// The keys of an object literal whose type has exactly these keys.
const listed = Object.keys(lists) as readonly ApiName[]

/** The seed with more venues and penalties than a page has. */
const crowded = seedWith('crowded-lists', (writer) => ({
  venues: (venues) =>
    writer.venues([
      ...venues,
      ...venues.flatMap((venue) =>
        Array.from({ length: 8 }, (_, copy) => {
          const id = 100 * venue.id + copy
          return { ...venue, id, slug: `${venue.slug}-${id}`, name: `${venue.name} ${id}` }
        }),
      ),
    ]),
  penalties: (penalties) =>
    writer.penalties(
      penalties.flatMap((penalty) => Array.from({ length: 25 }, (_, copy) => ({ ...penalty, id: penalty.id + copy }))),
    ),
}))
const host = hostOfSeed(crowded)

async function openList(name: ApiName) {
  const platform = await startPlatform({ host: await host() })
  const { by, params, query } = lists[name] ?? inSandbox
  const person = await by(platform)
  const { call, reply } = endpoints[name]
  const address = await params?.(platform, person)
  async function send(more: Query) {
    const url = `${pathOf(call.path, address)}${queryText({ ...query, ...more })}`
    return person.send({ method: call.method, url })
  }
  return {
    send,
    page: async (more: Query): Promise<Page> => {
      const answer = await send(more)
      expect([answer.status, findingsOn(reply, answer.json())]).toEqual([200, []])
      // Checked just now.
      return answer.json() as Page
    },
  }
}

describe('every list', () => {
  test('with pages is tested here', () => {
    expect(listed.toSorted()).toEqual(names.filter((name) => isPaged(endpoints[name])).toSorted())
  })

  test.each(listed)('[P9-001, P9-002, S9-004, O-86] %s begins with the first page, of 20', async (name) => {
    const { page } = await openList(name)
    const first = await page({})
    const { total_records: total } = first.meta.pagination
    expect(first.data).toHaveLength(Math.min(20, total))
    expect(first.meta.pagination).toMatchObject({
      current_page: 1,
      records_per_page: 20,
      records_on_current_page: Math.min(20, total),
    })
    expect(first).toEqual(await page({ page: 1, per_page: 20 }))
  })

  test.each(['listVenues', 'listCourses', 'listBookings', 'listPenalties'] as const)(
    '[P9-002] %s continues with the next 20',
    async (name) => {
      const { page } = await openList(name)
      const [first, second, both] = [await page({}), await page({ page: 2 }), await page({ per_page: 40 })]
      expect(first.meta.pagination.total_records).toBeGreaterThan(20)
      expect([...first.data, ...second.data]).toEqual(both.data)
    },
  )

  test.each(listed)(
    '[P5-049, P5-050, P9-003, S5-060, S5-061, S9-005, C-77] %s has at most 100 on a page, and no page before the first',
    async (name) => {
      const { page, send } = await openList(name)
      expect((await page({ per_page: 100 })).meta.pagination.records_per_page).toBe(100)
      for (const [field, value] of [
        ['per_page', 101],
        ['per_page', 0],
        ['page', 0],
      ] as const) {
        const refused = await send({ [field]: value })
        expect([refused.status, refused.json()]).toMatchObject([422, { errors: { [field]: [expect.any(String)] } }])
      }
    },
  )
})
