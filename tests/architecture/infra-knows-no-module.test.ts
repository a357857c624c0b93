import { type Endpoint, endpoints } from '@touchline/contract'
import { expect, test } from 'vitest'
import { findIn, isTest, sourceFiles } from './tracked-files.ts'

/** The groups of calls that infra answers itself. */
const own: ReadonlySet<string> = new Set(['Sandbox', 'Health'])

const names = Object.values<Endpoint>(endpoints)
  .filter(({ tag }) => !own.has(tag.name))
  .map(({ call }) => call.name)
const call = new RegExp(`(['"\`])(?:${names.join('|')})\\1|\\bendpoints\\.(?:${names.join('|')})\\b`)

const nouns =
  'course|camp|class|court|basket|cart|booking|waitlist|waiver|membership|guest pass|package|voucher|penalt|till|refund'
// A text with a space in it is a sentence, or part of one.
const sentence = new RegExp(`(['"\`])(?=[^'"\`]*[a-z,.] )[^'"\`]*\\b(?:${nouns})(?:s|es|y|ies)?\\b[^'"\`]*\\1`, 'i')

const infraFiles = () =>
  sourceFiles().filter((file) => file.startsWith('server/src/infra/') && !file.includes('/words/') && !isTest(file))

test('infra names no call of a module', () => {
  expect(`counts.get('listCourses')`).toMatch(call)
  expect(`endpoints.addItems.reply`).toMatch(call)
  expect(findIn(infraFiles(), call)).toEqual([])
})

test('infra says no sentence about the nouns of a module', () => {
  expect(`throw new Error('the basket is empty')`).toMatch(sentence)
  expect(`{ message: 'This course is full.' }`).toMatch(sentence)
  expect(findIn(infraFiles(), sentence)).toEqual([])
})
