import { fileTypes, limits } from '@touchline/contract/client'
import { expect, test } from 'vitest'
import { isReadable, photoTypes, problemOf } from './use-sending.ts'

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

test('[O-449] a file that the device cannot read any more is told at its field', async () => {
  expect(await isReadable(new File(['%PDF'], 'letter.pdf'))).toBe(true)
  // A file that was moved after it was chosen.
  const gone = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }
  expect(await isReadable({ slice: () => gone as unknown as Blob })).toBe(false)
})
