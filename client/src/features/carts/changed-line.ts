import { minorUnits } from '@touchline/money'
import type { LineAddress } from '../../app/site.ts'
import { valuesOf } from '../questions/values-of.ts'
import type { ChangedLine } from '../occurrences/booking/changed-line.ts'
import type { Cart, CartItem } from './cart.ts'
import { amountOf, extrasOf } from './cart.ts'

/** The line with this id as a form can change it; null when it has gone, or cannot be changed. [O-350] */
export function changedLine(cart: Pick<Cart, 'items'>, id: number): ChangedLine | null {
  const item = cart.items.find((one) => one.id === id)
  if (!item?.chosen) return null
  const { bookingFullCamp, campOccurrenceIds, customQuestionAnswers } = item.chosen
  const had = extrasOf(item).flatMap((extra) => {
    const { pricingOptionId, name, quantity } = extra
    return pricingOptionId
      ? [{ id: pricingOptionId, name: name ?? '', quantity: quantity ?? 1, amount: minorUnits(amountOf(extra) ?? 0) }]
      : []
  })
  return {
    id,
    personId: item.purchasedForUserId,
    dates: datesIn(bookingFullCamp, campOccurrenceIds),
    extras: Object.fromEntries(had.map((extra) => [extra.id, extra.quantity])),
    had,
    answers: valuesOf(customQuestionAnswers),
  }
}

function datesIn(isWhole: boolean | null | undefined, ids: readonly string[] | null | undefined): ChangedLine['dates'] {
  if (isWhole === true) return { kind: 'whole' }
  return isWhole === false ? { kind: 'sessions', sessionIds: ids ?? [] } : null
}

/** The address of a line's form; null for one without a form, or when the platform does not say enough. */
export function lineAddress({
  id,
  chosen,
  bookingType,
  venue,
  categorySlug,
  scheduleSlug,
}: CartItem): LineAddress | null {
  if (id === null || !chosen || !venue?.slug || !categorySlug || !scheduleSlug) return null
  if (bookingType !== 'courses' && bookingType !== 'camps') return null
  const kind = bookingType === 'camps' ? 'camp' : 'course'
  return { id, kind, venueSlug: venue.slug, categorySlug, scheduleSlug }
}
