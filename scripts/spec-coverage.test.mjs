import { expect, test } from 'vitest'
import { idsIn } from './spec-coverage.mjs'

test('an id in a title is found, alone and in a list', () => {
  expect(idsIn("test('[S4-054] one', run)\n  it(`[O-31, PAY-12] two`, run)")).toEqual(['S4-054', 'O-31', 'PAY-12'])
})

test('an id in a comment or in code proves nothing', () => {
  expect(idsIn("// '[S4-054]' is proven elsewhere\n/** [P3-080] */\nconst list = [A1-2]")).toEqual([])
})

test('two titles on one line both count', () => {
  expect(idsIn("cases(['[C-01] a', '[C-02] b'])")).toEqual(['C-01', 'C-02'])
})

test('one digit and two digits name the same line', () => {
  expect(idsIn("test('[PAY-7, PAY-08] both')")).toEqual(['PAY-07', 'PAY-08'])
})
