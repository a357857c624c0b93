import type { FieldProblems, Text } from '@touchline/contract'
import type { Chosen, ExtraQuote } from '../../purchasables/purchasable.ts'
import { type Audiences, priceFor } from '../pricing/index.ts'
import { checkAnswers } from '../questions/index.ts'
import type { Schedule } from '../schedules/index.ts'
import { extraLimit } from './extra-limit.ts'
import { text } from '../../texts/index.ts'

/** Offered extras with their prices for the audiences. Unknown ones are left out: see `extraProblems`. */
export function quoteExtras(
  { extras }: Pick<Schedule, 'extras'>,
  chosen: Chosen['extras'],
  audiences: Audiences,
): readonly ExtraQuote[] {
  return chosen.flatMap(({ pricingOptionId, quantity }) => {
    const list = extras.find(({ option }) => option.id === pricingOptionId)
    const unitPrice = list && priceFor(list, audiences)
    if (!list || unitPrice === null || unitPrice === undefined) return []
    const { placesId, name } = list.option
    return [
      { pricingOptionId, name, quantity, unitPrice, claim: placesId === null ? null : { placesId, count: quantity } },
    ]
  })
}

type Asked = Pick<Chosen, 'extras' | 'answers' | 'answersLater'> & {
  /** All of it is bought, not single sessions. */
  readonly isWhole?: boolean
}

/** The problems of chosen extras and answers, by field of the item. */
export function problemsOf(
  schedule: Pick<Schedule, 'extras' | 'sections'>,
  { extras, answers, answersLater, isWhole = true }: Asked,
): FieldProblems | undefined {
  const fields: Record<string, Text[]> = {}
  const seen = new Set<number>()
  for (const [position, { pricingOptionId: id, quantity }] of extras.entries()) {
    const field = `extras.${position}.pricing_option_id`
    const extra = schedule.extras.find(({ option }) => option.id === id)
    if (!extra) fields[field] = [text('carts:extra_not_offered')]
    else if (extra.wholeOnly && !isWhole) fields[field] = [text('carts:extra_for_whole')]
    else if (seen.has(id)) fields[field] = [text('carts:extra_once')]
    const limit = extraLimit(extra ?? {})
    if (quantity > limit) fields[`extras.${position}.quantity`] = [text('fields:maximum', { limit })]
    seen.add(id)
  }
  if (answersLater) return Object.keys(fields).length > 0 ? fields : undefined
  const questions = schedule.sections.flatMap((section) => section.questions)
  for (const [id, problem] of checkAnswers(questions, answers)) fields[`custom_question_answers.${id}`] = [problem]
  return Object.keys(fields).length > 0 ? fields : undefined
}
