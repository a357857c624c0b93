import { expect, test } from 'vitest'
import { itemFor, paymentOf } from './offers.ts'

const price = (value: number) => ({ formatted: '', value, currency: 'GBP' })
const basket = (total: number, credit: number) => ({
  data: {
    balance: price(total),
    available_credit: [
      { type: 'membership', total_available: price(0), max_applicable: price(0) },
      { type: 'general', total_available: price(credit), max_applicable: price(credit) },
    ],
  },
})

test('[O-451] a basket is paid without a card where it is free, or where one kind of credit pays all of it', () => {
  expect(paymentOf(basket(0, 0))).toEqual({ credit: undefined })
  expect(paymentOf(basket(500, 500))).toEqual({ credit: { type: 'general', amount: 500 } })
  expect(paymentOf(basket(501, 500))).toBeUndefined()
  expect(paymentOf({})).toBeUndefined()
})

test('[O-451] questions that must be answered are, options by their id', () => {
  const question = (id: number, required: boolean, options: readonly object[]) => ({ id, required, options })
  const offer = JSON.parse(
    JSON.stringify({
      id: 'c1',
      custom_question_sections: [
        { questions: [question(1, true, [{ id: 7, value: 'S' }]), question(2, false, []), question(3, true, [])] },
      ],
    }),
  )
  expect(itemFor(offer, 'course', '9')).toMatchObject({
    purchasable_id: 'c1',
    purchasable_type: 'course',
    purchased_for_user_id: 9,
    custom_question_answers: [
      { custom_question_id: 1, answer: 7 },
      { custom_question_id: 3, answer: 'Contract test' },
    ],
  })
})

test('[O-451] a camp is booked whole where it is sold so, else by its first session', () => {
  const session = { id: 's1', bookable_action: { action: 'book' } }
  const camp = (availability: readonly string[]) => ({
    id: 'k1',
    pricing_option_availability: availability,
    occurrences: [session],
  })
  expect(itemFor(camp(['bundled']), 'camp', '9')).toMatchObject({ booking_full_camp: true })
  expect(itemFor(camp(['individual']), 'camp', '9')).toMatchObject({ camp_occurrence_ids: ['s1'] })
})
