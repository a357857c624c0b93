import { describe, expect, test } from 'vitest'
import activities from '../../i18n/en/activities.json'
import { answersAfter, noAnswers, valueOf } from './answers.ts'
import { answersToSubmit } from './answers-to-submit.ts'
import { defaultAnswerOf, problemOf } from './question-rules.ts'
import type { AnswerProblem, AnswerValue } from './question-rules.ts'
import { inOrder, kindOf } from './question.ts'
import type { Question } from './question.ts'

const options = [
  { id: 7, value: 'Beginner' },
  { id: 8, value: 'Improver' },
]

function question(type: string, more: Partial<Question> = {}): Question {
  return { id: 1, question: 'Q', type, options: [], required: true, position: 1, defaultAnswer: null, ...more }
}

type Row = readonly [id: string, type: string, value: AnswerValue, problem: AnswerProblem | null]

describe('answers to custom questions', () => {
  const rows: readonly Row[] = [
    ['S5-028', 'text', '', 'required'],
    ['S5-028', 'text', '   ', 'required'],
    ['S5-028', 'text', 'A', null],
    ['S5-028', 'textarea', '', 'required'],
    ['S5-028', 'long_text', '', 'required'],
    ['S5-029', 'number', '', 'required'],
    ['S5-029', 'number', '0', 'required'],
    ['S5-029', 'number', '0.5', 'required'],
    ['S5-029', 'number', '1', null],
    ['S5-029', 'number', '-', 'enterNumber'],
    ['S5-034', 'date', '', 'selectDate'],
    ['S5-034', 'date', '2026-12-01', null],
    ['S5-033', 'checkbox', false, 'required'],
    ['S5-033', 'checkbox', true, null],
  ]
  test.each(rows)('[%s] a required %s question answered %j: %s', (_, type, value, problem) => {
    expect(problemOf(question(type), value)).toBe(problem)
  })

  const choices: readonly Row[] = [
    ['S5-030', 'select', '', 'selectOption'],
    ['S5-030', 'select', '7', null],
    ['S5-030', 'radio', '', 'selectOption'],
    ['S5-031', 'multi_select', [], 'selectSome'],
    ['S5-031', 'multi_select', ['8'], null],
    ['S5-032', 'checkbox', '', 'selectOption'],
    ['S5-032', 'checkbox', '8', null],
  ]
  test.each(choices)('[%s] a required %s question with options answered %j: %s', (_, type, value, problem) => {
    expect(problemOf(question(type, { options }), value)).toBe(problem)
  })

  test.each(['text', 'long_text', 'number', 'select', 'radio', 'multi_select', 'checkbox', 'date'])(
    '[S5-035] an optional %s question may stay empty',
    (type) => {
      const optional = question(type, { required: false })
      expect(problemOf(optional, defaultAnswerOf(optional))).toBeNull()
      const withOptions = { ...optional, options }
      expect(problemOf(withOptions, defaultAnswerOf(withOptions))).toBeNull()
    },
  )

  test('an optional number must be a number, and no answer is longer than the platform accepts', () => {
    expect(problemOf(question('number', { required: false }), '.')).toBe('enterNumber')
    expect(problemOf(question('number', { required: false }), '0')).toBeNull()
    expect(problemOf(question('text'), 'x'.repeat(2001))).toBe('tooLong')
  })

  test.each([
    ['07700 900123', null],
    ['+44 (0)1632 960-123', null],
    ['01632 960123 ext. 12', null],
    ['abc', 'enterTelephone'],
    ['999', 'enterTelephone'],
    ['my neighbour, 07700 900123', 'enterTelephone'],
    ['1234567890123456', 'enterTelephone'],
    ['', 'required'],
  ])('[O-493] a required telephone number answered %j: %s', (value, problem) => {
    expect(problemOf(question('text', { format: 'telephone' }), value)).toBe(problem)
  })

  test('[O-493] an optional telephone number may stay empty, and an unknown format checks nothing', () => {
    expect(problemOf(question('text', { format: 'telephone', required: false }), '')).toBeNull()
    expect(problemOf(question('text'), 'abc')).toBeNull()
  })

  test('[S5-039] [S5-040] [S5-041] answers begin as an empty string, an empty list, or false', () => {
    expect(defaultAnswerOf(question('text'))).toBe('')
    expect(defaultAnswerOf(question('select', { options }))).toBe('')
    expect(defaultAnswerOf(question('multi_select', { options }))).toEqual([])
    expect(defaultAnswerOf(question('checkbox'))).toBe(false)
    expect(defaultAnswerOf(question('checkbox', { options }))).toBe('')
  })

  test('[S5-036 partly] [C-28 partly] unknown types are unsupported and never block the form', () => {
    expect(kindOf(question('signature'))).toBe('unsupported')
    expect(kindOf(question('constructor'))).toBe('unsupported')
    expect(problemOf(question('signature'), '')).toBeNull()
  })

  test('[C-31] sections and questions are sorted by position, ties by id', () => {
    const section = (id: number, position: number, questions: readonly Question[] = []) => ({
      id,
      position,
      questions,
      title: '',
      description: null,
    })
    const mixed = [question('text', { id: 9, position: 2 }), question('text', { id: 4, position: 2 })]
    const sorted = inOrder([section(2, 1, mixed), section(1, 1), section(3, 0)])
    expect(sorted.map(({ id }) => id)).toEqual([3, 1, 2])
    expect(sorted[2]?.questions.map(({ id }) => id)).toEqual([4, 9])
  })
})

describe('requests', () => {
  const sent: readonly (readonly [string, string, readonly { id: number; value: string }[], AnswerValue, unknown])[] = [
    ['S5-042', 'text', [], ' Peanuts ', 'Peanuts'],
    ['S5-042', 'long_text', [], 'Two\nlines', 'Two\nlines'],
    ['S5-043', 'date', [], '2026-12-01', '2026-12-01'],
    ['S5-044', 'number', [], '12', 12],
    ['S5-045, P3-117', 'select', options, '7', 7],
    ['S5-045', 'radio', options, '8', 8],
    ['S5-046, P3-117', 'multi_select', options, ['7', '8'], [7, 8]],
    ['S5-047', 'checkbox', options, '8', 8],
    ['S5-047', 'checkbox', [], true, true],
  ]
  test.each(sent)('[%s] a %s answer (options %j) typed %j is sent as %j', (_, type, given, value, expected) => {
    expect(answersToSubmit([question(type, { options: given })], () => value)).toEqual([
      { customQuestionId: 1, answer: expected },
    ])
  })

  test('[C-28 partly] a hidden question sends its default, a heading and an unknown type send nothing', () => {
    const asked = [
      question('hidden', { id: 1, defaultAnswer: 'online' }),
      question('hidden', { id: 2 }),
      question('group', { id: 3 }),
      question('signature', { id: 4 }),
    ]
    expect(answersToSubmit(asked, (one) => valueOf(noAnswers, one))).toEqual([
      { customQuestionId: 1, answer: 'online' },
    ])
  })

  test('[S5-035] empty answers are left out', () => {
    const asked = ['text', 'number', 'date', 'multi_select'].map((type, index) => question(type, { id: index + 1 }))
    expect(answersToSubmit(asked, (one) => valueOf(noAnswers, one))).toEqual([])
  })
})

describe('answers while the customer fills in the form', () => {
  test('[S5-037] are kept per question id', () => {
    const first = answersAfter(noAnswers, { kind: 'answered', questionId: 1, value: 'Sam' })
    const both = answersAfter(first, { kind: 'answered', questionId: 2, value: ['7'] })
    expect(both.values).toEqual({ 1: 'Sam', 2: ['7'] })
    expect(valueOf(both, question('text'))).toBe('Sam')
  })

  test('[S5-038 partly] a question counts as touched once it was left', () => {
    const after = answersAfter(noAnswers, { kind: 'left', questionIds: [3] })
    expect([...answersAfter(after, { kind: 'left', questionIds: [3, 4] }).touched]).toEqual([3, 4])
  })

  test('an error from the platform is shown until the answer changes', () => {
    const refused = answersAfter(noAnswers, { kind: 'refused', messages: { 1: 'No', 2: 'Neither' } })
    expect(answersAfter(refused, { kind: 'answered', questionId: 1, value: 'Yes' }).refused).toEqual({ 2: 'Neither' })
  })
})

describe('error texts of an answer', () => {
  test.each([
    ['S5-028', 'required', 'This field is required'],
    ['S5-029', 'required', 'This field is required'],
    ['S5-032', 'selectOption', 'Please select an option'],
    ['S5-033', 'required', 'This field is required'],
    ['S5-030', 'selectOption', 'Please select an option'],
    ['S5-031', 'selectSome', 'Please select at least one option'],
    ['S5-034', 'selectDate', 'Please select a date'],
    ['S5-036 partly', 'unsupported', 'Unsupported question type'],
  ] as const)('[%s] %s reads "%s"', (_, key, text) => {
    expect(activities.questions[key]).toBe(text)
  })
})
