import type { Sent } from '@touchline/contract/client'
import type { Camel } from '../../../api/keys.ts'
import type { ChosenExtra } from '../../extras/extras.ts'
import type { Schedule } from '../schedules/schedule.ts'

type WireAddItem = Sent<'AddItem'>

export type NewItem = Camel<WireAddItem>

/** What of a course or camp is bought, as the basket is told. [S5-006, C-71] */
export type Bought =
  | { readonly purchasableType: 'course' }
  | { readonly purchasableType: 'camp'; readonly bookingFullCamp: true }
  | { readonly purchasableType: 'camp'; readonly bookingFullCamp: false; readonly campOccurrenceIds: readonly string[] }

type Parts = {
  /** The linked user it is for; null for whoever is signed in. */
  readonly purchasedForUserId: number | null
  readonly extras: readonly ChosenExtra[]
  readonly answers: NonNullable<NewItem['customQuestionAnswers']>
  readonly agreedWaiverId: number | null
}

/** The item as the basket takes it: quantity 1, nothing that stays empty. [S5-002, S5-006, S6-010, S9-029, O-49, O-58] */
export function bookingItem(id: NonNullable<Schedule['id']>, bought: Bought, parts: Parts): NewItem {
  return {
    purchasableId: id,
    ...bought,
    quantity: 1,
    purchasedForUserId: parts.purchasedForUserId,
    ...(parts.extras.length > 0
      ? { extras: parts.extras.map(({ extra, quantity }) => ({ pricingOptionId: extra.id, quantity })) }
      : {}),
    ...(parts.answers.length > 0 ? { customQuestionAnswers: parts.answers } : {}),
    ...(parts.agreedWaiverId === null ? {} : { activityRestrictionIds: [parts.agreedWaiverId] }),
  }
}
