import { type AddItem, previewCancellation, readCamp, updateBookings } from '@touchline/contract'
import { expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { mailsOf } from '../account/account.ts'
import { openStage } from '../payments/stage.ts'
import { bookerOn, cancellation } from './stage.ts'

type Booker = Awaited<ReturnType<typeof bookerOn>>

const preview = async ({ person }: Booker, booking_ids: number[]) =>
  (await person.call(previewCancellation, { query: { booking_ids, cancellation_source: 'my-account' } })).data

/** Three days of a camp for Idris, with a shirt. */
async function withThreeDays() {
  const stage = await openStage()
  const amina = await bookerOn(stage, 'amina')
  const { data: camp } = await amina.person.call(readCamp, {
    params: { idOrSlug: 'river-meadow-camp' },
    query: { source: 'online', selected_user_id: seedIds.idris },
  })
  const days = camp.occurrences.filter(({ bookable_action: { action } }) => action === 'book').slice(0, 3)
  const waiver = camp.occurrences[0]?.restrictions?.pre_purchase_waiver?.id ?? 0
  const shirt = camp.extras.at(-1)
  const asked = camp.custom_question_sections.flatMap(({ questions }) => questions)
  const item: AddItem = {
    purchasable_type: 'camp',
    purchasable_id: camp.id,
    purchased_for_user_id: seedIds.idris,
    booking_full_camp: false,
    camp_occurrence_ids: days.map(({ id }) => id),
    activity_restriction_ids: [waiver],
    custom_question_answers: asked.flatMap(({ id, required, options: [option] }) =>
      required ? [{ custom_question_id: id, answer: option?.id ?? '07700 900111' }] : [],
    ),
    extras: [{ pricing_option_id: shirt?.id ?? 0, quantity: 1 }],
  }
  await amina.book(item)
  const all = await amina.bookings('my-account')
  // Safiya comes on one of the days.
  const booked = all.filter((one) => one.user_id === seedIds.idris && days.some(({ id }) => id === one.occurrence_id))
  const prices = booked.map(({ price }) => price?.value ?? 0)
  return { stage, amina, ids: booked.map(({ id }) => id), prices, shirt: shirt?.price.value ?? 0 }
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)

test('[O-376, O-140] some days of a camp bring back their prices, and all of them the extras too, in one request', async () => {
  const { amina, ids, prices, shirt } = await withThreeDays()
  expect(shirt).toBeGreaterThan(0)
  const some = await preview(amina, ids.slice(0, 2))
  expect(some.returned.value).toBe(sum(prices.slice(0, 2)))
  const all = await preview(amina, ids)
  expect(all.returned.value).toBe(sum(prices) + shirt)

  const before = (await amina.credit())['general'] ?? 0
  const { data } = await amina.person.call(updateBookings, cancellation(ids, 'my-account'))
  expect(data.map(({ status }) => status)).toEqual(ids.map(() => 'cancelled'))
  expect((await amina.credit())['general']).toBe(before + all.returned.value)
})

test('[O-376] the last days that are left bring the extras back', async () => {
  const { amina, ids, prices, shirt } = await withThreeDays()
  await amina.person.call(updateBookings, cancellation(ids.slice(0, 1), 'my-account'))
  const rest = await preview(amina, ids.slice(1))
  expect(rest.returned.value).toBe(sum(prices.slice(1)) + shirt)
})

test('[O-420] days that are cancelled together are one mail: each day, the sum that comes back, and one calendar file', async () => {
  const { amina, ids, prices, shirt, stage } = await withThreeDays()
  await amina.person.call(updateBookings, cancellation(ids, 'my-account'))
  const mails = await mailsOf(stage.platform, 'booking-cancelled')
  expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: 'amina@example.test', subject: 'Booking cancelled: River meadow camp' },
  ])
  const [{ text, ics } = { text: '', ics: null }] = mails
  expect(text.match(/River meadow camp/g)).toHaveLength(ids.length)
  expect(text).toContain(`We've refunded £${((sum(prices) + shirt) / 100).toFixed(2)} as credit`)
  expect(ics?.match(/STATUS:CANCELLED/g)).toHaveLength(ids.length)
})
