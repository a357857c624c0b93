import { listJoiningVenues, listVenues, readVenue, updateVenue } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { hostOfSeed } from '../support/host.ts'
import { startPlatform } from '../support/platform.ts'
import { seedWithoutJoining } from '../support/without-joining.ts'

const closedHost = hostOfSeed(seedWithoutJoining)
const params = { venue: 'millwick-sports-village' }

describe('[O-143] venue settings', () => {
  test('[S3-001, C-35] are changed by staff, and omitted ones stay', async () => {
    const platform = await startPlatform()
    const ellie = await platform.as('ellie')
    const before = (await platform.visitor.call(readVenue, { params })).data
    const day = '2026-05-01'
    const { data } = await ellie.call(updateVenue, { params, body: { data: { activities_v2_migration_date: day } } })
    expect(data).toEqual({ ...before, activities_v2_migration_date: day })
    const off = { camps_and_courses_enabled: { enabled: false }, activities_v2_migration_date: null }
    await ellie.call(updateVenue, { params: { venue: '3' }, body: { data: off } })
    expect((await platform.visitor.call(readVenue, { params })).data).toEqual({ ...before, ...off })
  })

  test('are refused to customers, for an unknown venue, and for an invalid day', async () => {
    const platform = await startPlatform()
    const [ellie, amina] = [await platform.as('ellie'), await platform.as('amina')]
    expect((await amina.refusal(updateVenue, { params, body: { data: {} } })).status).toBe(403)
    const nowhere = { params: { venue: 'atlantis' }, body: { data: {} } }
    expect((await ellie.refusal(updateVenue, nowhere)).status).toBe(404)
    const wrong = { params, body: { data: { activities_v2_migration_date: '2026-02-30' } } }
    expect((await ellie.refusal(updateVenue, wrong)).errors).toHaveProperty(['data.activities_v2_migration_date'])
  })
})

describe('[S7-016] venues that sell memberships online', () => {
  test('are those where that is switched on, by name', async () => {
    const platform = await startPlatform()
    const ellie = await platform.as('ellie')
    const { data: all } = await platform.visitor.call(listVenues, { query: {} })
    expect((await platform.visitor.call(listJoiningVenues, { query: {} })).data).toEqual(all)
    await ellie.call(updateVenue, { params, body: { data: { online_joining_enabled: false } } })
    const { data, meta } = await platform.visitor.call(listJoiningVenues, { query: {} })
    expect(data.map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug).filter((slug) => slug !== params.venue))
    expect(meta.sorting).toEqual({ sort_by: 'name', direction: 'ascending' })
  })

  test('are none while it is switched off for the application', async () => {
    const { visitor } = await startPlatform({ host: await closedHost() })
    expect((await visitor.call(listJoiningVenues, { query: {} })).data).toEqual([])
  })
})
