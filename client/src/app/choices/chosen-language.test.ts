import { expect, test, vi } from 'vitest'
import { bookingsSite } from '../../sites/bookings/site.ts'
import { chosenLanguage } from './chosen-language.ts'
import { openSite } from './testing/open-site.ts'

function open(browser: readonly string[], kept: Record<string, string>, languages: readonly string[]): void {
  openSite(bookingsSite, { languages }, kept)
  vi.stubGlobal('navigator', { languages: browser })
}

test.each([
  ['the first offered language of the browser', ['de', 'cy-GB', 'en'], {}, null, 'cy'],
  ['the language kept earlier, before the browser’s', ['cy-GB'], { language: 'en' }, null, 'en'],
  ['the language of the address, before both', ['cy-GB'], { language: 'cy' }, 'en', 'en'],
  ['the site’s own, where the browser has none of them', ['de', 'fr'], {}, null, 'en'],
])('[O-386] a visit begins in %s', (_, browser, kept, asked, language) => {
  open(browser, kept, ['en', 'cy'])
  expect(chosenLanguage(asked)).toBe(language)
})

test('[O-386] a language that the site does not offer is passed over, in address, cookie and browser', () => {
  open(['cy'], { language: 'cy' }, ['en'])
  expect(chosenLanguage('cy')).toBe('en')
})
