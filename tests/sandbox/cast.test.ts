import {
  checkInvariants,
  listCourses,
  listMails,
  listPersonas,
  loginPersona,
  readMail,
  readUser,
  requestPasswordReset,
} from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { personAt } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { everyWrite } from '../support/every-write.ts'

describe('personas', () => {
  test('are listed with their purpose', async () => {
    const { visitor } = await startPlatform()
    const { data } = await visitor.call(listPersonas, {})
    expect(data.map(({ name }) => name)).toEqual(['amina', 'ben', 'carys', 'dylan', 'ellie', 'farid', 'gwen'])
    expect(data[4]).toMatchObject({ email: 'ellie@example.test', user_id: 5, roles: ['foh'] })
    expect(data.every(({ description }) => description.length > 20)).toBe(true)
  })

  test('log in by name, each with a working token', async () => {
    const { visitor, host, sandbox } = await startPlatform()
    for (const { name, user_id: userId } of (await visitor.call(listPersonas, {})).data) {
      const { data } = await visitor.call(loginPersona, { params: { id: sandbox, name } })
      expect(data).toMatchObject({ user_id: userId, expires_at: '2026-04-08T10:00:00Z' })
      const person = personAt(host, { token: data.token, headers: { 'x-sandbox': sandbox } })
      expect((await person.call(readUser, {})).data.id).toBe(userId)
    }
  })

  test('of an unknown name do not exist', async () => {
    const { visitor, sandbox } = await startPlatform()
    const params = { id: sandbox, name: 'zoe' }
    expect(await visitor.refusal(loginPersona, { params })).toMatchObject({ status: 404, code: 'item_not_found' })
  })
})

describe('the outbox', () => {
  test('keeps mails instead of sending them, newest first, as HTML and text', async () => {
    const { visitor, sandbox, advance } = await startPlatform()
    for (const name of ['amina', 'ben']) {
      await visitor.call(requestPasswordReset, { body: { email_or_reference: `${name}@example.test` } })
      await advance('PT1M')
    }
    const { data, meta } = await visitor.call(listMails, { params: { id: sandbox }, query: { per_page: 1 } })
    expect(data).toMatchObject([
      { to: 'ben@example.test', subject: 'Your password at Fairwater Leisure', created_at: '2026-04-07T09:01:00Z' },
    ])
    expect(meta).toMatchObject({ pagination: { total_records: 2 }, sorting: { direction: 'descending' } })
    const mailId = data[0]?.id ?? 0
    const mail = (await visitor.call(readMail, { params: { id: sandbox, mailId } })).data
    expect(mail.text).toMatch(/^Dear Ben,/)
    expect(mail.html).toMatch(/<p>Dear Ben,<\/p>/)
    expect(mail.ics).toBeNull()
    const gone = { params: { id: sandbox, mailId: 4_294_967_295 } }
    expect(await visitor.refusal(readMail, gone)).toMatchObject({ status: 404, code: 'item_not_found' })
  })
})

describe('invariants', () => {
  test('hold on a fresh platform', async () => {
    const { visitor, sandbox } = await startPlatform()
    const { data } = await visitor.call(checkInvariants, { params: { id: sandbox } })
    expect(data).toEqual({ holds: true, broken: [] })
  })

  test('that fail are named with the rows at fault', async () => {
    const { visitor, sandbox, host } = await startPlatform()
    const { store } = await host.sandboxes.open(sandbox)
    // Dylan's penalty is the first thing that has a place; nothing holds it.
    await store.write((tx) => everyWrite(tx).places.changeFoh({ id: 1, count: 1 }))
    const { data } = await visitor.call(checkInvariants, { params: { id: sandbox } })
    expect(data.holds).toBe(false)
    expect(data.broken).toEqual([{ rule: expect.any(String), detail: expect.stringContaining('places 1: 1 taken') }])
    await store.write((tx) => everyWrite(tx).places.changeFoh({ id: 1, count: -1 }))
  })
})

describe('the seed', () => {
  // The nights on which the clocks change, their eves and the end of a year.
  test.each([
    '2026-03-28T23:30:00Z',
    '2026-03-29T00:59:59Z',
    '2026-03-29T01:00:00Z',
    '2026-10-24T22:30:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2028-02-29T12:00:00Z',
    '2026-12-31T23:59:59Z',
  ])('at %s has courses whose sessions keep their local time', async (at) => {
    const { visitor } = await startPlatform({ at })
    const { data } = await visitor.call(listCourses, { query: { source: 'online', per_page: 100 } })
    expect(data.length).toBeGreaterThan(40)
    for (const { name, occurrences } of data) {
      const times = new Set(occurrences.map(({ starts_at: { local } }) => local.slice(11)))
      expect(times.size, name).toBe(1)
    }
  })
})
