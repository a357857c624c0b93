import { afterEach, expect, test } from 'vitest'
import { setContentLanguage } from '../../i18n/language.ts'
import { bareMarkup } from '../testing/bare-markup.tsx'
import { OwnWords } from './OwnWords.tsx'

afterEach(() => setContentLanguage('en'))

test('[O-548] words of the operator have their own language where the page has another', async () => {
  expect(await bareMarkup(<OwnWords>Family of four</OwnWords>)).toBe('<span>Family of four</span>')
  setContentLanguage('cy')
  expect(await bareMarkup(<OwnWords>Teulu o bedwar</OwnWords>)).toMatch(/^<span lang="cy[^"]*">Teulu o bedwar</)
})
