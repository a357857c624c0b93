import {
  closeCalendarFeed,
  listBookings,
  listJournal,
  moveBooking,
  openCalendarFeed,
  readCalendarFeed,
} from '@touchline/contract'
import { publishedPolicies } from '@touchline/seed'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { firstAt, session } from '../bookings/programme.ts'
import { alone, bookerOn, cancel, policyStages } from '../bookings/stage.ts'
import { everyWrite } from '../support/every-write.ts'
import { startPlatform } from '../support/platform.ts'
import { calendarOf, mailsOf, open } from './account.ts'

const opened = policyStages('calendar-feed', publishedPolicies.feeBeforeNext)

/** The events of a calendar as a calendar program reads them, by UID. */
function eventsIn(body: string) {
  const calendar = ICAL.Component.fromString(body)
  const events = calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part, { strictExceptions: true })
    const stamp = part.getFirstPropertyValue('dtstamp') as ICAL.Time
    return [event.uid, { event, status: String(part.getFirstPropertyValue('status')), stamp }] as const
  })
  return new Map(events)
}

describe('[O-262] a calendar to subscribe to', () => {
  test('has an address that is shown once, ends with a new one, and can be ended', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    expect((await amina.call(readCalendarFeed, {})).data).toEqual({ opened_at: null })
    const { data } = await amina.call(openCalendarFeed, {})
    expect(data.webcal_url).toBe(data.url.replace('http:', 'webcal:'))
    expect((await amina.call(readCalendarFeed, {})).data).toEqual({ opened_at: data.opened_at })
    const first = await open(platform, data.url)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const second = await calendarOf(amina)
    expect((await open(platform, data.url)).statusCode).toBe(404)
    expect((await open(platform, second)).statusCode).toBe(200)
    await amina.call(closeCalendarFeed, {})
    expect((await open(platform, second)).statusCode).toBe(404)
    await amina.call(closeCalendarFeed, {})
  })

  test('has the bookings of the user and their people, with first names and without prices', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const { body } = await open(platform, await calendarOf(amina))
    const query = { cancellation_source: 'my-account', per_page: 100, status: ['settled'] } as const
    const { data } = await amina.call(listBookings, { query: { ...query, status: [...query.status] } })
    const events = eventsIn(body)
    for (const { calendar, name, first_name: firstName, location_name: location } of data) {
      const event = events.get(calendar?.uid ?? '')?.event
      expect(event?.summary).toBe(`${name} (${firstName})`)
      expect(event?.location).toContain(location)
    }
    expect(data.length).toBeGreaterThan(0)
    expect(new Set(data.map(({ first_name: one }) => one)).size).toBeGreaterThan(1)
    expect(body).not.toMatch(/£|GBP|price/i)
    expect(body).not.toContain('Rahman')
  })

  test('has nothing of anybody else', async () => {
    const platform = await startPlatform()
    const [amina, carys] = [await platform.as('amina'), await platform.as('carys')]
    const own = [...eventsIn((await open(platform, await calendarOf(amina))).body).keys()]
    const others = [...eventsIn((await open(platform, await calendarOf(carys))).body).keys()]
    expect(own.filter((uid) => others.includes(uid))).toEqual([])
  })

  test('follows a booking as the mails do: same UID, same sequence, cancelled at the end', async () => {
    const stage = await opened()
    const carys = await bookerOn(stage, 'carys')
    await carys.book(alone(session(1)))
    const { id, calendar } = await carys.at(session(1))
    const url = await calendarOf(carys.person)
    const uid = calendar?.uid ?? ''
    const read = async () => eventsIn((await open(stage.platform, url)).body).get(uid)
    expect([(await read())?.status, (await read())?.event.sequence]).toEqual(['CONFIRMED', 0])
    await stage.advance('PT1H')
    await carys.person.call(moveBooking, { params: { id }, body: { data: { occurrence_id: session(3) } } })
    const moved = await read()
    expect([moved?.status, moved?.event.sequence]).toEqual(['CONFIRMED', 1])
    expect(moved?.event.startDate.toJSDate().getTime()).toBe(firstAt + 48 * 60 * 60 * 1000)
    const [mail] = await mailsOf(stage.platform, 'booking-moved')
    expect(
      eventsIn(mail?.ics ?? '')
        .get(uid)
        ?.stamp.toJSDate(),
    ).toEqual(moved?.stamp.toJSDate())
    await cancel(carys.person, [id])
    expect([(await read())?.status, (await read())?.event.sequence]).toEqual(['CANCELLED', 2])
  })

  test('answers 304 while nothing has changed, and only to its own reader', async () => {
    const stage = await opened()
    const carys = await bookerOn(stage, 'carys')
    const url = await calendarOf(carys.person)
    const { headers } = await open(stage.platform, url)
    expect(headers['cache-control']).toBe('private, no-cache')
    const known = { 'if-none-match': `"other", ${String(headers['etag']).replace('W/', '')}` }
    await stage.advance('P1D')
    const again = await open(stage.platform, url, known)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await carys.book(alone(session(1)))
    expect((await open(stage.platform, url, known)).statusCode).toBe(200)
  })

  test('has lines that no name can break', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const url = await calendarOf(amina)
    const cancelledIn = (body: string) =>
      body.split('\r\n').filter((line) => line.startsWith('STATUS:CANCELLED')).length
    const before = cancelledIn((await open(platform, url)).body)
    const { store } = await platform.host.sandboxes.open(platform.sandbox)
    await store.write(async (tx) => {
      const user = await tx.users.byId({ id: amina.id })
      if (!user) throw new Error('amina is there')
      const { id, uuid: _u, reference: _r, paidBooking: _p, source: _s, createdAt: _c, ...rest } = user
      await everyWrite(tx).users.forget({ ...rest, id, firstName: 'A,b;c\\d\r\nSTATUS:CANCELLED\u2028😀'.repeat(4) })
    })
    const { body } = await open(platform, url)
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(cancelledIn(body)).toBe(before)
    const titles = [...eventsIn(body).values()].map(({ event }) => event.summary)
    expect(titles.some((title) => title.includes('A,b;c\\d\nSTATUS:CANCELLED'))).toBe(true)
  })

  test('keeps its secret: stored as a hash, in no journal and no log, limited', async () => {
    const platform = await startPlatform()
    const amina = await platform.as('amina')
    const url = await calendarOf(amina)
    const secret = new URL(url).pathname.split('/').at(-2) ?? ''
    expect(secret.length).toBeGreaterThan(43)
    await open(platform, url)
    const { store } = await platform.host.sandboxes.open(platform.sandbox)
    const row = await store.read((reads) => reads.account.feedOf({ userId: amina.id }))
    expect(JSON.stringify(row)).not.toContain(secret)
    const { data } = await platform.visitor.call(listJournal, { params: { id: platform.sandbox }, query: {} })
    expect(data.map(({ path }) => path)).toContain('/api/calendar-feeds/{secret}/bookings.ics')
    expect(JSON.stringify([data, platform.host.logLines])).not.toContain(secret)
    const statuses = []
    for (let sent = 0; sent < 61; sent++) statuses.push((await open(platform, url)).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })

  test.each(['nothing', 'default.nothing', '..', 'no-such-sandbox.abc'])(
    'an unknown secret is 404: %s',
    async (secret) => {
      const platform = await startPlatform()
      const reply = await open(
        platform,
        `http://localhost:4000/api/calendar-feeds/${encodeURIComponent(secret)}/bookings.ics`,
      )
      expect(reply.statusCode).toBe(404)
    },
  )
})
