import type { Sent } from '@touchline/contract/client'
import type { Camel } from '../../../api/keys.ts'
import type { ChosenExtra } from '../../extras/extras.ts'
import type { Schedule } from '../schedules/schedule.ts'

type WireAddItem = Sent<'AddItem'>

export type NewItem = Camel<WireAddItem>

/** The bought part of a course or camp, for the basket. */
export type Bought =
  | { readonly purchasableType: 'course' }
  | { readonly purchasableType: 'camp'; readonly bookingFullCamp: true }
  | { readonly purchasableType: 'camp'; readonly bookingFullCamp: false; readonly campOccurrenceIds: readonly string[] }

type Parts = {
  /** The linked user it is for; null for the logged-in user. */
  readonly purchasedForUserId: number | null
  readonly extras: readonly ChosenExtra[]
  readonly answers: NonNullable<NewItem['customQuestionAnswers']>
  readonly agreedWaiverId: number | null
}

/** The basket item: quantity 1, without empty fields. */
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

/** The change of a basket line that makes it this item: whatever the item leaves out is given up. */
export function changeInto({ purchasableId: _same, purchasableType: _type, quantity: _one, ...item }: NewItem) {
  return { ...item, extras: item.extras ?? [], customQuestionAnswers: item.customQuestionAnswers ?? [] }
}
