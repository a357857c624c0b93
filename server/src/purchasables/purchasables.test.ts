import type { AddItem, PurchasableType } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { purchasables } from './purchasables.ts'

// The keys of a record whose type has exactly these keys.
const types = Object.keys(purchasables) as readonly PurchasableType[]
const others = types.filter((type) => type !== 'camp')

function fieldsRefused(type: PurchasableType, more: Partial<AddItem>): readonly string[] {
  const parsed = purchasables[type]?.parse({ purchasable_type: type, purchasable_id: '1', ...more }, 7)
  return parsed?.kind === 'problems' ? Object.keys(parsed.fields) : []
}

describe('purchasable types', () => {
  test.each(others)('[P5-012, S5-006] %s has no camp fields', (type) => {
    const ofCamps = { booking_full_camp: true, camp_occurrence_ids: ['x'] }
    expect(fieldsRefused(type, ofCamps)).toEqual(['booking_full_camp', 'camp_occurrence_ids'])
    expect(fieldsRefused(type, {})).toEqual([])
  })

  test.each(types)('[P5-013, S5-007] %s has extras and answers only as a course or camp', (type) => {
    const isBundle = type === 'course' || type === 'camp'
    const ofBundles = {
      ...(type === 'camp' ? { booking_full_camp: true } : {}),
      extras: [{ pricing_option_id: 1, quantity: 1 }],
      custom_question_answers: [{ custom_question_id: 1, answer: 'Sam' }],
    }
    expect(fieldsRefused(type, ofBundles)).toEqual(isBundle ? [] : ['extras', 'custom_question_answers'])
  })
})
