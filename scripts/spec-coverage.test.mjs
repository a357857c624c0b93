import { expect, test } from 'vitest'
import { idsIn, proofsIn, unreadableTagsIn } from './spec-coverage.mjs'

test('an id in a title is found, alone and in a list', () => {
  expect(idsIn("test('[S4-054] one', run)\n  it(`[O-31, PAY-12] two`, run)")).toEqual(['S4-054', 'O-31', 'PAY-12'])
})

test('an id in a comment or in code does not count', () => {
  expect(idsIn("// '[S4-054]' is proven elsewhere\n/** [P3-080] */\nconst list = [A1-2]")).toEqual([])
})

test('two titles on one line both count', () => {
  expect(idsIn("cases(['[C-01] a', '[C-02] b'])")).toEqual(['C-01', 'C-02'])
})

test('an id with one digit and with two digits is the same row', () => {
  expect(idsIn("test('[PAY-7, PAY-08] both')")).toEqual(['PAY-07', 'PAY-08'])
})

test('a row is covered by a passed title that names it whole, whatever the runner', () => {
  const proofs = proofsIn([
    { name: 'a.test.ts', passed: ['group [S4-054] of a table', '[O-31 partly, C-01] two'], failed: [] },
    { name: 'b.test.ts', passed: ['[C-02] there'], failed: ['[C-02] here'] },
  ])
  expect(proofs.get('S4-054')).toEqual({ state: 'proven', files: ['a.test.ts'] })
  expect(proofs.get('O-31')?.state).toBe('partly')
  expect(proofs.get('C-01')?.state).toBe('proven')
  expect(proofs.get('C-02')?.state).toBe('failed')
})

test('several partial titles do not cover a row, a whole one does', () => {
  const part = { name: 'a.test.ts', passed: ['[S4-054 partly] one', '[S4-054 partly] other'], failed: [] }
  expect(proofsIn([part]).get('S4-054')?.state).toBe('partly')
  const whole = { name: 'b.test.ts', passed: ['[S4-054] all'], failed: [] }
  expect(proofsIn([part, whole]).get('S4-054')?.state).toBe('proven')
})

test('an id marked partly is counted as partial', () => {
  expect(idsIn("test('[S4-054 partly, O-31] one', run)")).toEqual(['S4-054', 'O-31'])
})

test('a title with a range of ids is reported, as ranges are not read', () => {
  expect(unreadableTagsIn("test('[P5-027 to P5-032, O-31] one', run)")).toEqual(['[P5-027 to P5-032, O-31]'])
  expect(unreadableTagsIn("test('[P5-027, P5-028 partly] one', run)\n// [P5-027 to P5-032]")).toEqual([])
})
