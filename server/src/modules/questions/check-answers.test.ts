import type { Answer } from '@touchline/contract'
import { fallbackLanguage } from '@touchline/languages'
import { describe, expect, test } from 'vitest'
import { text, word } from '../../texts/index.ts'
import { checkAnswers } from './check-answers.ts'
import type { StoredQuestion } from './tables.ts'

const options = [
  { id: 7, value: 'Beginner' },
  { id: 8, value: 'Improver' },
]

function question(type: StoredQuestion['type'], required: boolean, withOptions = false): StoredQuestion {
  return {
    id: 1,
    question: 'Question',
    type,
    required,
    position: 1,
    options: withOptions ? options : [],
    defaultAnswer: null,
  }
}

function problem(asked: StoredQuestion, answer?: Answer['answer']): string | undefined {
  const answers = answer === undefined ? [] : [{ custom_question_id: 1, answer }]
  const found = checkAnswers([asked], answers).get(1)
  return found && word(fallbackLanguage, found)
}

describe('custom question answers', () => {
  test('[O-493] an answer to a question for a telephone number is refused unless it can be dialled', () => {
    const telephone = { ...question('text', true), format: 'telephone' } as const
    expect(problem(telephone, 'abc')).toBe('Please enter a telephone number')
    expect(problem(telephone, '07700 900123')).toBeUndefined()
  })

  test.each([
    ['text', false, undefined, 'This field is required'],
    ['text', false, '  ', 'This field is required'],
    ['text', false, 'Peanuts', undefined],
    ['long_text', false, '', 'This field is required'],
    ['number', false, undefined, 'This field is required'],
    ['number', false, 0, 'This field is required'],
    ['number', false, 1, undefined],
    ['number', false, 'three', 'Please enter a number'],
    ['select', true, undefined, 'Please select an option'],
    ['select', true, 9, 'Please select an option'],
    ['select', true, 7, undefined],
    ['multi_select', true, [], 'Please select at least one option'],
    ['multi_select', true, [7, 9], 'Please select at least one option'],
    ['multi_select', true, [7, 8], undefined],
    ['checkbox', true, undefined, 'Please select an option'],
    ['checkbox', true, [8], undefined],
    ['checkbox', false, false, 'This field is required'],
    ['checkbox', false, true, undefined],
    ['date', false, undefined, 'Please select a date'],
    ['date', false, '2026-02-30', 'Please select a date'],
    ['date', false, '2028-02-29', undefined],
    ['group', false, undefined, undefined],
    ['hidden', false, undefined, undefined],
  ] as const)(
    '[P5-015 partly] a required %s question (options: %s) answered %j: %s',
    (type, hasOptions, answer, expected) => {
      const value = Array.isArray(answer) ? answer.slice() : answer
      expect(problem(question(type, true, hasOptions), value as Answer['answer'])).toBe(expected)
    },
  )

  test.each(['text', 'number', 'select', 'multi_select', 'checkbox', 'date'] as const)(
    '[S5-035] an optional %s question may be left empty',
    (type) => {
      expect(problem(question(type, false, type === 'select'))).toBeUndefined()
      expect(problem(question(type, false), null)).toBeUndefined()
    },
  )

  test('an answer to a question not asked is refused, and so is a second answer', () => {
    const answers = [
      { custom_question_id: 1, answer: 'a' },
      { custom_question_id: 1, answer: 'b' },
      { custom_question_id: 99, answer: 'c' },
    ]
    expect([...checkAnswers([question('text', true)], answers)]).toEqual([
      [1, text('questions:answered_twice')],
      [99, text('questions:not_asked')],
    ])
  })
})
