import { languageCodes, fallbackLanguage } from '@touchline/languages'
import { expect, test } from 'vitest'
import { findIn, isTest, sourceFiles } from './tracked-files.ts'

// A language is one row and a folder of texts: code that names one has to be found and changed for the next.
test('no code of the sites names a language', () => {
  const others = languageCodes.filter((code) => code !== fallbackLanguage)
  const named = new RegExp(`['"\`](?:${others.join('|')})(?:-[A-Z]{2})?['"\`]`)
  const files = sourceFiles().filter((file) => file.startsWith('client/') && !isTest(file))
  expect(findIn(files, named)).toEqual([])
})
