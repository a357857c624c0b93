import {
  createIntegration,
  type Integration,
  listIntegrationDrivers,
  listIntegrationEventTypes,
  listIntegrations,
  listIntegrationTypes,
  readIntegration,
  readIntegrationSettings,
  updateIntegration,
  updateIntegrationSettings,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { startPlatform } from '../support/platform.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const log = { data: { type: 'third_party_integrations', driver: 'log' } } as const

describe('integrations', () => {
  test('[P3-075, P7-011, P3-069 partly] list their types, drivers and events', async () => {
    const ellie = await (await startPlatform()).as('ellie')
    const { data: types } = await ellie.call(listIntegrationTypes, {})
    const words = { name: expect.stringMatching(/\w/), description: expect.stringMatching(/\w/) }
    expect(types).toEqual([{ value: 'third_party_integrations', ...words }])
    expect((await ellie.call(listIntegrationDrivers, {})).data).toEqual([{ value: 'log', ...words }])
    expect((await ellie.call(listIntegrationEventTypes, {})).data).toEqual([{ value: 'v1.user.created', ...words }])
  })

  test('[P3-074, P7-009, P7-010] are switched on and off for the organisation', async () => {
    const ellie = await (await startPlatform()).as('ellie')
    const settings = (isOn: boolean) => ({ integrations: { third_party_integrations: isOn } })
    expect((await ellie.call(readIntegrationSettings, {})).data).toEqual(settings(true))
    for (const isOn of [false, true]) {
      const { data } = await ellie.call(updateIntegrationSettings, { body: { data: settings(isOn) } })
      expect(data).toEqual(settings(isOn))
      expect((await ellie.call(readIntegrationSettings, {})).data).toEqual(settings(isOn))
    }
    const refused = await ellie.send({
      method: 'PATCH',
      url: updateIntegrationSettings.path,
      payload: { data: { integrations: { third_party_integrations: 'no' } } },
    })
    expect(refused.json()).toMatchObject({
      errors: { 'data.integrations.third_party_integrations': [expect.anything()] },
    })
  })

  test('[P7-012, P7-013, P7-014, P7-015, P3-068] are created, listed in pages and read', async () => {
    const { as } = await startPlatform()
    const farid = await as('farid')
    const { data: made } = await farid.call(createIntegration, { body: log })
    expect(made).toMatchObject({
      id: expect.stringMatching(uuid),
      driver: 'log',
      enabled_event_types: [],
      is_active: true,
    })
    expect((await farid.call(readIntegration, { params: { integrationId: made.id.toUpperCase() } })).data).toEqual(made)
    const { data: all, meta } = await farid.call(listIntegrations, { query: {} })
    expect(all.at(-1)).toEqual(made)
    expect(meta.sorting).toEqual({ sort_by: 'created_at', direction: 'ascending' })
    const last = await farid.call(listIntegrations, { query: { page: all.length, per_page: 1 } })
    expect(last.data).toEqual([made])
    expect(last.meta.pagination).toMatchObject({ total_records: all.length, next_page: null })
    const nobody = { params: { integrationId: '0134c1b2-1280-76a9-9232-000000000000' } }
    expect(await farid.refusal(readIntegration, nobody)).toMatchObject({ status: 404, code: 'item_not_found' })
  })

  test.each([
    ['P5-023', 'type', { ...log.data, type: 'our_own' }],
    ['P5-024', 'driver', { ...log.data, driver: 'webhook' }],
    ['P5-024', 'driver', { type: log.data.type }],
  ])('[%s] are not created with another %s: %j', async (_id, field, data) => {
    const farid = await (await startPlatform()).as('farid')
    const refused = await farid.send({ method: 'POST', url: createIntegration.path, payload: { data } })
    expect([refused.status, refused.json()]).toMatchObject([
      422,
      { errors: { [`data.${field}`]: [expect.anything()] } },
    ])
  })

  test('[P3-072, P3-073, P4-006, P5-025, P7-016] change in the given fields; event types are replaced', async () => {
    const farid = await (await startPlatform()).as('farid')
    const { data: made } = await farid.call(createIntegration, { body: log })
    const params = { integrationId: made.id }
    const change = async (data: Partial<Pick<Integration, 'is_active' | 'driver' | 'enabled_event_types'>>) => {
      const { data: changed } = await farid.call(updateIntegration, { params, body: { data } })
      expect((await farid.call(readIntegration, { params })).data).toEqual(changed)
      return changed
    }
    expect(await change({ enabled_event_types: ['v1.user.created'] })).toEqual({
      ...made,
      enabled_event_types: ['v1.user.created'],
    })
    expect(await change({ is_active: false })).toMatchObject({
      is_active: false,
      enabled_event_types: ['v1.user.created'],
    })
    expect(await change({ is_active: true, enabled_event_types: [] })).toEqual(made)
    expect(await change({})).toEqual(made)
    const payload = { data: { enabled_event_types: ['v1.user.deleted'] } }
    const refused = await farid.send({ method: 'PATCH', url: `${listIntegrations.path}/${made.id}`, payload })
    expect(refused.status).toBe(422)
  })

  test('[P7-016] changed by two requests at once keep both changes', async () => {
    const farid = await (await startPlatform()).as('farid')
    const { data: made } = await farid.call(createIntegration, { body: log })
    const params = { integrationId: made.id }
    for (let round = 0; round < 20; round++) {
      const isOn = round % 2 === 1
      const enabled = isOn ? (['v1.user.created'] as const) : []
      const changes = [{ is_active: isOn }, { enabled_event_types: [...enabled] }]
      await Promise.all(changes.map((data) => farid.call(updateIntegration, { params, body: { data } })))
      const { data } = await farid.call(readIntegration, { params })
      expect(data).toEqual({ ...made, is_active: isOn, enabled_event_types: enabled })
    }
  })

  test.each([{}, { is_active: false }])('unknown ones are not found, whatever the change: %j', async (data) => {
    const farid = await (await startPlatform()).as('farid')
    const params = { integrationId: '0134c1b2-1280-76a9-9232-000000000000' }
    const refused = await farid.refusal(updateIntegration, { params, body: { data } })
    expect(refused).toMatchObject({ status: 404, code: 'item_not_found' })
  })
})

test('[P1-018, P3-070, P3-071, P5-026, P6-004, S1-013] super users see and change the driver, other staff do neither', async () => {
  const { as } = await startPlatform()
  const [ellie, farid] = [await as('ellie'), await as('farid')]
  const { data: seen } = await ellie.call(listIntegrations, { query: {} })
  const { data: whole } = await farid.call(listIntegrations, { query: {} })
  expect(seen.map((one) => Object.keys(one).includes('driver'))).toEqual([false, false])
  expect(whole.map(({ driver }) => driver)).toEqual(['log', 'log'])
  const params = { integrationId: whole[0]?.id ?? '' }
  expect((await ellie.call(readIntegration, { params })).data).not.toHaveProperty('driver')
  const refused = await ellie.refusal(updateIntegration, {
    params,
    body: { data: { driver: 'log', is_active: false } },
  })
  expect(refused).toMatchObject({ status: 403, code: 'unauthorised' })
  const { data } = await farid.call(updateIntegration, { params, body: { data: { driver: 'log' } } })
  expect(data).toEqual(whole[0])
  // Staff can change other integrations.
  expect((await ellie.call(updateIntegration, { params, body: { data: { is_active: false } } })).data).toMatchObject({
    is_active: false,
  })
})
