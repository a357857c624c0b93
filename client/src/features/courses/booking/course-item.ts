import type { AddItem as WireAddItem } from '@touchline/contract/client'
import type { Camel } from '../../../api/keys.ts'
import type { Course } from '../course.ts'
import type { ChosenExtra } from '../../extras/extras.ts'

export type NewItem = Camel<WireAddItem>

type Parts = {
  /** The linked user it is for; null for whoever is signed in. */
  readonly purchasedForUserId: number | null
  readonly extras: readonly ChosenExtra[]
  readonly answers: NonNullable<NewItem['customQuestionAnswers']>
  readonly agreedWaiverId: number | null
}

/** The course as the basket takes it: quantity 1, nothing that stays empty. [S5-002, S5-006, S6-010, O-49, O-58] */
export function courseItem(id: NonNullable<Course['id']>, parts: Parts): NewItem {
  return {
    purchasableId: id,
    purchasableType: 'course',
    quantity: 1,
    purchasedForUserId: parts.purchasedForUserId,
    ...(parts.extras.length > 0
      ? { extras: parts.extras.map(({ extra, quantity }) => ({ pricingOptionId: extra.id, quantity })) }
      : {}),
    ...(parts.answers.length > 0 ? { customQuestionAnswers: parts.answers } : {}),
    ...(parts.agreedWaiverId === null ? {} : { activityRestrictionIds: [parts.agreedWaiverId] }),
  }
}
