import { fileTypes, limits } from '@touchline/contract/client'
import { expect, test } from 'vitest'
import { photoTypes, problemOf } from './use-sending.ts'

const pdf = { type: 'application/pdf', size: 1000 }

test('[O-19, O-244 partly] a file above 10 MB or of another type is refused before it is sent', () => {
  expect(problemOf(pdf, fileTypes)).toBeNull()
  expect(problemOf({ ...pdf, size: limits.fileBytes }, fileTypes)).toBeNull()
  expect(problemOf({ ...pdf, size: limits.fileBytes + 1 }, fileTypes)).toBe('size')
  expect(problemOf({ ...pdf, size: 0 }, fileTypes)).toBe('empty')
  expect(problemOf({ ...pdf, type: 'image/svg+xml' }, fileTypes)).toBe('type')
})

test('[O-244 partly] a PDF is no photo, and an unknown type is left to the platform', () => {
  expect(problemOf(pdf, photoTypes)).toBe('type')
  expect(problemOf({ ...pdf, type: '' }, photoTypes)).toBeNull()
})
