import { expect, test } from 'vitest'
import { checkSetups, type SetupFacts } from './check-card-setups.ts'

const card = { id: 1, userId: 7, provider: 'card-provider', token: 't1' } as const
const row = { uuid: 'u1', userId: 7, state: 'succeeded', savedCardId: 1 } as const
const open = { uuid: 'u2', userId: 7, state: 'open', savedCardId: null } as const

const findings = (facts: Partial<SetupFacts>) =>
  checkSetups({ setups: [], cards: [], ...facts }).map(({ rule, detail }) => `${rule}: ${detail}`)

test('cards that were set up, are in progress or were removed break no rule', () => {
  const setups = [
    { row, isSwept: false },
    { row: { ...row, uuid: 'u3', savedCardId: 9 }, isSwept: false },
    { row: open, isSwept: true },
  ]
  expect(findings({ setups, cards: [card, { ...card, id: 2, token: 't2' }] })).toEqual([])
})

test('a set-up without an end, a card of another customer, and one card for two are reported', () => {
  expect(findings({ setups: [{ row: open, isSwept: false }] })).toEqual([
    '18: card set up u2: nobody will bring it to its end',
  ])
  expect(findings({ setups: [{ row, isSwept: false }], cards: [{ ...card, userId: 8 }] })).toEqual([
    '18: card set up u1: its card is kept for somebody else',
  ])
  expect(findings({ cards: [card, { ...card, id: 2, userId: 8 }] })).toEqual([
    '18: cards 1, 2 are one at their provider',
  ])
})
