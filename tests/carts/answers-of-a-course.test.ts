import { type AddItem, addItems, type Answer } from '@touchline/contract'
import { expect, test } from 'vitest'
import { basketOf } from '../support/basket.ts'
import { startPlatform } from '../support/platform.ts'
import { courseItem, seedIds } from './basket.ts'

test('[P5-014] answers are validated by the type of their question', async () => {
  const platform = await startPlatform()
  const amina = await platform.as('amina')
  const item = { ...(await courseItem(amina, 'tumblers-6-to-9')), purchased_for_user_id: seedIds.safiya }
  const withAnswers = (answers: Readonly<Record<number, Answer['answer']>>): AddItem => ({
    ...item,
    custom_question_answers: Object.entries(answers).map(([id, answer]) => ({
      custom_question_id: Number(id),
      answer,
    })),
  })
  const wrong = { 1: ' ', 2: 'three', 3: 99, 4: '2026-02-30', 5: [99], 7: 5, 8: 99, 9: false }
  const { errors } = await amina.refusal(addItems, {
    params: basketOf(amina.id),
    body: { items: [withAnswers(wrong)] },
  })
  const key = (questionId: number) => `items.0.custom_question_answers.${questionId}`
  expect(errors).toEqual({
    [key(1)]: ['This field is required'],
    [key(2)]: ['Please enter a number'],
    [key(3)]: ['Please select an option'],
    [key(4)]: ['Please select a date'],
    [key(5)]: ['Please select at least one option'],
    [key(7)]: ['Please enter an answer'],
    [key(8)]: ['Please select an option'],
    [key(9)]: ['This field is required'],
  })
  const right = { 1: 'Nia', 2: 1, 3: 2, 4: '2026-01-31', 5: [5, 6], 7: 'Nothing', 8: 9, 9: true }
  const { data } = await amina.call(addItems, { params: basketOf(amina.id), body: { items: [withAnswers(right)] } })
  expect(data.items).toHaveLength(1)
})
