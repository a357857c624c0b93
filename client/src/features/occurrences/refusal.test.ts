import { describe, expect, test } from 'vitest'
import { readRefusal } from './refusal.ts'

describe('the messages of a refused booking', () => {
  test.each([
    'items.0.custom_question_answers.17',
    'items.0.custom_question_answers[17].answer',
    'custom_question_answers.17',
  ])('[S7-092, S7-093, S7-094, C-46 partly] the first message under %s belongs to question 17', (key) => {
    expect(readRefusal({ [key]: ['This field is required', 'And another thing'] })).toEqual({
      questions: { 17: 'This field is required' },
      fields: [],
    })
  })

  test('[S7-092 partly] any other message belongs to its part of the form, or to all of it', () => {
    const { questions, fields } = readRefusal({
      'items.0.activity_restriction_ids': ['Please agree.'],
      'items.0.camp_occurrence_ids': ['That session is full.'],
      'items.0.extras.0.quantity': ['There are two left.'],
      'items.0.purchasable_id': ['Sold out'],
      'items.0.nothing': [],
    })
    expect(questions).toEqual({})
    expect(fields).toEqual([
      { target: 'waiver', message: 'Please agree.' },
      { target: 'dates', message: 'That session is full.' },
      { target: 'extras', message: 'There are two left.' },
      { target: 'form', message: 'Sold out' },
    ])
  })
})
