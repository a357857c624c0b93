import {
  listEvents,
  listIntegrations,
  login,
  register,
  updateIntegration,
  updateIntegrationSettings,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { openBreakableStores } from '../support/breakable-stores.ts'
import { hostOfFile } from '../support/host.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

const stores = openBreakableStores()
const host = hostOfFile(() => ({ stores: stores.open }))

const newcomer = {
  first_name: 'Nia',
  last_name: 'Price',
  email: 'nia@example.test',
  password: 'a long password',
  password_confirmation: 'a long password',
  date_of_birth: '1990-02-28',
  postcode: 'PW3 6HB',
  terms: true,
}

async function eventsOf({ visitor, sandbox }: TestPlatform) {
  return (await visitor.call(listEvents, { params: { id: sandbox }, query: {} })).data
}

const toldIn = ({ host: { logged } }: TestPlatform) => logged.filter((event) => event === 'integration event').length

describe('a registration', () => {
  test('[P3-072] is sent to each active integration that subscribes to it, and the sandbox lists it', async () => {
    const platform = await startPlatform({ host: await host() })
    const before = toldIn(platform)
    const { data } = await platform.visitor.call(register, { body: newcomer })
    const { data: integrations } = await (await platform.as('ellie')).call(listIntegrations, { query: {} })
    const listening = integrations.filter(({ is_active: isActive }) => isActive)
    expect([integrations.length, listening.length]).toEqual([2, 1])
    const event = {
      type: 'v1.user.created',
      integration_id: listening[0]?.id,
      user_id: data.user.id,
      user_uuid: data.user.uuid,
      created_at: '2026-04-07T09:00:00Z',
    }
    expect(await eventsOf(platform)).toMatchObject([{ ...event, delivered_at: null }])
    expect(await platform.advance('PT1S')).toMatchObject([{ kind: 'deliver-event' }])
    expect(await eventsOf(platform)).toMatchObject([{ ...event, delivered_at: '2026-04-07T09:00:00Z' }])
    expect(toldIn(platform) - before).toBe(1)
  })

  test('is not sent while integrations are off, or when none subscribes', async () => {
    const platform = await startPlatform({ host: await host() })
    const ellie = await platform.as('ellie')
    const setAll = (isOn: boolean) =>
      ellie.call(updateIntegrationSettings, { body: { data: { integrations: { third_party_integrations: isOn } } } })
    await setAll(false)
    await platform.visitor.call(register, { body: newcomer })
    await setAll(true)
    const { data: integrations } = await ellie.call(listIntegrations, { query: {} })
    for (const { id } of integrations) {
      const body = { data: { is_active: true, enabled_event_types: [] } }
      await ellie.call(updateIntegration, { params: { integrationId: id }, body })
    }
    await platform.visitor.call(register, { body: { ...newcomer, email: 'owen@example.test' } })
    expect(await eventsOf(platform)).toEqual([])
  })
})

describe('an event', () => {
  test('that could not be delivered is retried every minute until it is', async () => {
    const platform = await startPlatform({ host: await host() })
    await platform.visitor.call(register, { body: newcomer })
    let failures = 0
    stores.breakWhen(({ name }) => {
      if (name !== 'outbox.markDelivered' || failures === 2) return undefined
      failures += 1
      return new Error('broken on purpose')
    })
    const before = toldIn(platform)
    await platform.advance('PT30S')
    expect([failures, (await eventsOf(platform))[0]?.delivered_at]).toEqual([1, null])
    await platform.advance('PT1M')
    expect([failures, (await eventsOf(platform))[0]?.delivered_at]).toEqual([2, null])
    await platform.advance('PT2M')
    expect((await eventsOf(platform))[0]?.delivered_at).toBe('2026-04-07T09:03:00Z')
    // Delivered three times, once for each attempt, because none was known to have arrived.
    expect(toldIn(platform) - before).toBe(3)
  })

  test.each(['outbox.keepEvent', 'jobs.put', 'commit'])(
    'is saved together with its change, or neither is, when %s fails',
    async (broken) => {
      const platform = await startPlatform({ host: await host() })
      let struck = false
      stores.breakWhen(({ name }) => {
        if (name !== broken || struck) return undefined
        struck = true
        return new Error('broken on purpose')
      })
      const payload = newcomer
      const refused = await platform.visitor.send({ method: 'POST', url: register.path, payload })
      expect([struck, refused.status]).toEqual([true, 500])
      expect(await eventsOf(platform)).toEqual([])
      const body = { username: newcomer.email, password: newcomer.password }
      expect((await platform.visitor.refusal(login, { body })).code).toBe('login_failed')
      await platform.visitor.call(register, { body: newcomer })
      expect(await eventsOf(platform)).toHaveLength(1)
    },
  )
})
