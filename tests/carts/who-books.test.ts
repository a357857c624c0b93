import { type AddItem, listCamps, listPackages, listTimetableV2 } from '@touchline/contract'
import type { PersonaName } from '@touchline/seed'
import { expect, test } from 'vitest'
import { add, freeCourt, laneSwim } from '../packages/usages.ts'
import { cards, openStage } from '../payments/stage.ts'
import type { Person } from '../support/platform.ts'
import { rowNamed, tomorrow, venues } from '../timetable/timetable.ts'
import { courseItem } from './basket.ts'

/** One of each kind of thing that can be booked or bought. */
async function everything(person: Person): Promise<readonly AddItem[]> {
  const classes = { params: { venue: venues.newer, activity: 'fitness-classes' }, query: { date: '2026-04-10' } }
  const { data: rows } = await person.call(listTimetableV2, classes)
  const free = rows.find(({ action_to_show: shown }) => shown.status === 'book')
  const { data: camps } = await person.call(listCamps, { query: { source: 'online', per_page: 100 } })
  const week = rowNamed(camps, 'Wythnos y Traeth: beach week')
  const waivers = week.occurrences.flatMap(({ restrictions }) => restrictions?.pre_purchase_waiver?.id ?? [])
  const { data: packages } = await person.call(listPackages, {
    params: { source: 'online', venue: '1' },
    query: {},
  })
  return [
    await freeCourt(person, '2026-04-09'),
    await laneSwim(person, tomorrow),
    { purchasable_type: 'av2Booking', purchasable_id: free?.id ?? '' },
    await courseItem(person, 'badminton-from-scratch'),
    {
      purchasable_type: 'camp',
      purchasable_id: week.id,
      booking_full_camp: true,
      activity_restriction_ids: [...new Set(waivers)],
    },
    { purchasable_type: 'pricingOption', purchasable_id: packages.find(({ id }) => id === 1)?.pricing_option.id ?? 0 },
    { purchasable_type: 'membershipRenewal', purchasable_id: '1-2' },
  ]
}

test.each([
  ['a customer', 'carys'],
  ['front-of-house staff', 'ellie'],
  ['a super user', 'farid'],
] as const satisfies readonly (readonly [string, PersonaName])[])(
  '[P1-003] %s books an activity, a class, a course and a camp, and buys a package and a membership',
  async (_, name) => {
    const stage = await openStage()
    const [customer, person] = [await stage.as(name), await stage.platform.as(name)]
    for (const item of await everything(person)) await add(person, item)
    const { transaction_uuid: uuid } = await customer.authorise(cards.good)
    const { body } = await customer.complete(uuid)
    const { status, items } = await customer.order(body.order_id)
    expect(status).toBe('success')
    expect(items.map(({ type, booking_type: kind }) => [type, kind])).toEqual([
      ['av2_booking', 'resources'],
      ['av2_booking', 'ticketed'],
      ['av2_booking', 'classes'],
      ['av2_booking_bundle', 'courses'],
      ['av2_booking_bundle', 'camps'],
      ['pricing_option', undefined],
      ['membership', undefined],
    ])
    await stage.settle()
  },
)
