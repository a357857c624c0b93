import { clearCart, listLinkedUsers, logout, readUser } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { personAt } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'

/** A browser that carries a login in the cookie of one of the sites. */
async function browserOf(cookie = 'bookings-authToken') {
  const platform = await startPlatform()
  const { token = '', id } = await platform.as('amina')
  const headers = { 'x-sandbox': platform.sandbox, cookie: `${cookie}=${token}` }
  return { browser: personAt(platform.host, { id, headers }), platform, token }
}

describe('a login in a cookie', () => {
  test.each(['bookings-authToken', 'joining-authToken', 'my-account-authToken', 'localhost-authToken'])(
    '[O-89 partly] named %s is accepted for reading',
    async (name) => {
      const { browser } = await browserOf(name)
      expect((await browser.call(readUser, {})).data.id).toBe(browser.id)
    },
  )

  test('[C-09 partly] is named after the first label of the host', async () => {
    const { browser } = await browserOf('leisure-authToken')
    expect(await browser.refusal(readUser, {})).toMatchObject({ status: 401 })
    const headers = { host: 'leisure.localhost' }
    expect((await browser.call(readUser, { headers })).data.id).toBe(browser.id)
  })

  test('[O-59 partly, O-89 partly] is refused for writing without X-Client-Domain, and accepted with it', async () => {
    const { browser } = await browserOf()
    const parts = { params: basketOf(browser.id), query: {} }
    const refused = await browser.refusal(clearCart, parts)
    expect([refused.status, refused.code]).toEqual([403, 'client_domain_required'])
    const headers = { 'x-client-domain': 'bookings.example.test' }
    expect((await browser.call(clearCart, { ...parts, headers })).data.items).toEqual([])
  })

  test('cannot be ended by another page', async () => {
    const { browser } = await browserOf()
    expect((await browser.refusal(logout, {})).code).toBe('client_domain_required')
    expect((await browser.call(readUser, {})).data.id).toBe(browser.id)
  })

  test('that is stale does not block public calls', async () => {
    const { platform } = await browserOf()
    const headers = { 'x-sandbox': platform.sandbox, cookie: 'bookings-authToken=stale' }
    const browser = personAt(platform.host, { headers })
    expect((await browser.send({ method: 'GET', url: '/api/client' })).status).toBe(200)
    expect(await browser.refusal(listLinkedUsers, { params: { userId: 1 } })).toMatchObject({ status: 401 })
  })
})

test('a bearer token needs no X-Client-Domain for writing', async () => {
  const { as } = await startPlatform()
  const amina = await as('amina')
  expect((await amina.call(clearCart, { params: basketOf(amina.id), query: {} })).data.items).toEqual([])
})
