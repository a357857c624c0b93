import { listTickets, listTimesV2, postponeOccurrence, updateOccurrence } from '@touchline/contract'
import { expect, test } from 'vitest'
import { mailsOf } from '../account/account.ts'
import { bookerOn } from '../bookings/stage.ts'
import { openStage } from '../payments/stage.ts'
import { venues } from '../timetable/timetable.ts'

const activity = 'public-swims'

/** A swim for which a customer has tickets of two kinds, in one order. */
async function twoKinds() {
  const stage = await openStage()
  const carys = await bookerOn(stage, 'carys')
  const ellie = await stage.platform.as('ellie')
  const params = { venue: venues.newer, activity }
  const { data } = await carys.person.call(listTimesV2, { params, query: { date: '2026-04-09' } })
  const swim = data.find(({ name }) => name === 'Lane swim')
  const at = { venue: venues.newer, category: activity, activity: String(swim?.id) }
  const { data: tickets } = await carys.person.call(listTickets, { params: at, query: {} })
  for (const { id } of tickets.slice(0, 2)) {
    await carys.put({ purchasable_type: 'activityTicket', purchasable_id: id, quantity: 1 })
  }
  await carys.pay()
  return { stage, ellie, occurrenceId: swim?.occurrence_id ?? '' }
}

test('[O-513] whoever has several kinds of ticket is told once of a new time and of a postponement', async () => {
  const { stage, ellie, occurrenceId } = await twoKinds()
  const params = { occurrenceId }
  await ellie.call(updateOccurrence, { params, body: { data: { start_time: '20:05' } } })
  await ellie.call(postponeOccurrence, { params })
  for (const kind of ['occurrence-moved', 'occurrence-postponed']) {
    const mails = await mailsOf(stage.platform, kind)
    const own = mails.filter(({ to }) => to === 'carys@example.test')
    expect([kind, own.length]).toEqual([kind, 1])
    expect(own[0]?.ics?.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  }
  await stage.settle()
})
