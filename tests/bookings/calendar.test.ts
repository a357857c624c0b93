import { listMails, moveBooking, readMail } from '@touchline/contract'
import { publishedPolicies } from '@touchline/seed'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { Stage } from '../payments/stage.ts'
import { firstAt, session } from './programme.ts'
import { alone, bookerOn, cancel, policyStages } from './stage.ts'

const opened = policyStages('calendar', publishedPolicies.feeBeforeNext)

type Read = { readonly method: string; readonly event: ICAL.Event; readonly status: string; readonly sequence: number }

/** The calendar files of the mails about a booking as a calendar program reads them, in the order they were sent. */
async function filesOf({ sandbox, platform }: Stage, uid: string): Promise<readonly Read[]> {
  const params = { id: sandbox }
  const { data } = await platform.visitor.call(listMails, { params, query: { per_page: 100 } })
  const files: Read[] = []
  for (const { id: mailId } of data.toSorted((a, b) => a.id - b.id)) {
    const { data: mail } = await platform.visitor.call(readMail, { params: { ...params, mailId } })
    if (mail.ics === null) continue
    const calendar = ICAL.Component.fromString(mail.ics)
    for (const part of calendar.getAllSubcomponents('vevent')) {
      const event = new ICAL.Event(part, { strictExceptions: true })
      const [method, status] = [calendar.getFirstPropertyValue('method'), part.getFirstPropertyValue('status')]
      if (event.uid === uid)
        files.push({ method: String(method), event, status: String(status), sequence: event.sequence })
    }
  }
  return files
}

test('[O-94 partly] a calendar fed by the mails has a booking once, at its new time, and not after cancellation', async () => {
  const stage = await opened()
  const carys = await bookerOn(stage, 'carys')
  await carys.book(alone(session(1)))
  const { id, name, location_name: location, calendar } = await carys.at(session(1))
  await carys.person.call(moveBooking, { params: { id }, body: { data: { occurrence_id: session(3) } } })
  await cancel(carys.person, [id])
  const files = await filesOf(stage, calendar?.uid ?? '')
  expect(files.map(({ method, status, sequence }) => [method, status, sequence])).toEqual([
    ['PUBLISH', 'CONFIRMED', 0],
    ['PUBLISH', 'CONFIRMED', 1],
    ['CANCEL', 'CANCELLED', 2],
  ])
  const starts = files.map(({ event }) => event.startDate.toJSDate().getTime())
  const twoDays = 48 * 60 * 60 * 1000
  expect(starts).toEqual([firstAt, firstAt + twoDays, firstAt + twoDays])
  for (const { event } of files) {
    expect(event.summary).toBe(name)
    expect(event.location).toContain(location)
    expect([event.duration.toSeconds(), event.startDate.zone.tzid]).toEqual([3600, 'UTC'])
  }
})
