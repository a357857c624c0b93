import type { Language } from '@touchline/languages'
import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { loadTexts, startI18n } from '../../../i18n/start-i18n.ts'
import { billingDetails, billingFields, billingLimits, billingOf, billingProblems } from './billing-rules.ts'
import { countriesIn, countryCodes } from './country-codes.ts'

const address = { line1: '4 Mill Lane', line2: null, town: 'Ashcombe', postcode: 'AS1 4LN' }
const amina = billingOf({ firstName: 'Amina', lastName: 'Rahman', address }, 'GB')

describe('billing details', () => {
  test('[P7-055 partly] start with the details the platform has of the customer', () => {
    expect(amina).toEqual({
      firstName: 'Amina',
      lastName: 'Rahman',
      address1: '4 Mill Lane',
      address2: '',
      city: 'Ashcombe',
      postcode: 'AS1 4LN',
      country: 'GB',
    })
    expect(billingProblems(amina)).toEqual({})
  })

  test.each([
    ['AC14QT', 'AC1 4QT'],
    ['ac1 4qt', 'AC1 4QT'],
    ['SW1A1AA', 'SW1A 1AA'],
    ['X91A1B2', 'X91A1B2'],
    ['10115', '10115'],
  ])('the known postcode %s is offered as %s', (postcode, shown) => {
    const known = billingOf({ firstName: 'Amina', lastName: 'Rahman', address: { ...address, postcode } }, 'GB')
    expect(known.postcode).toBe(shown)
  })

  test('a customer without an address enters one', () => {
    const carys = billingOf({ firstName: 'Carys', lastName: 'Pugh', address: null }, 'GB')
    expect(Object.keys(billingProblems(carys))).toEqual(['address1', 'city', 'postcode'])
  })

  test('[P7-055 partly] every field but the second address line is required', () => {
    const empty = Object.fromEntries(billingFields.map((field) => [field, ' ']))
    const problems = billingProblems({ ...amina, ...empty })
    expect(Object.keys(problems)).toEqual(billingFields.filter((field) => field !== 'address2'))
    expect(problems.city).toEqual({ kind: 'required' })
  })

  test.each(billingFields)('[P7-055 partly] %s has a maximum length', (field) => {
    const maximum = billingLimits[field]
    expect(billingProblems({ ...amina, [field]: 'x'.repeat(maximum) })).toEqual({})
    expect(billingProblems({ ...amina, [field]: 'x'.repeat(maximum + 1) })).toEqual({
      [field]: { kind: 'too-long', maximum },
    })
  })

  test('a name longer than banks accept is shortened when it is filled in, not refused at the end', () => {
    const fields = billingOf({ firstName: 'Wolfeschlegelsteinhausen', lastName: 'Rahman', address }, 'GB')
    expect(fields.firstName).toBe('Wolfeschlegelsteinha')
    expect(billingProblems(fields)).toEqual({})
  })

  test('whatever is stored of a customer can be paid with as it is filled in', () => {
    const stored = {
      line1: `Flat 12, ${'The Old Mill, '.repeat(5)}`,
      line2: 'x'.repeat(79),
      town: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      postcode: 'GY101PB  ',
    }
    const fields = billingOf({ firstName: 'Ann\nMarie', lastName: `${'👩'.repeat(12)}`, address: stored }, 'GB')
    expect(billingProblems(fields)).toEqual({})
    expect(fields).toMatchObject({ firstName: 'Ann Marie', lastName: '👩'.repeat(10), postcode: 'GY10 1PB' })
    expect(fields.address1).toMatch(/^Flat 12, The Old Mill, The Old Mill/)
    expect(fields.city).toBe('Llanfairpwllgwyngyllgogerychwyrndrobwlll')
  })

  test('[P7-055 partly] are sent without the spaces around them, and without an empty second line', () => {
    expect(billingDetails({ ...amina, firstName: ' Amina ', address2: '  ' })).toEqual({
      billingName: 'Amina Rahman',
      firstName: 'Amina',
      lastName: 'Rahman',
      address1: '4 Mill Lane',
      address2: null,
      city: 'Ashcombe',
      postcode: 'AS1 4LN',
      country: 'GB',
    })
  })

  test('every country has a two-letter code and a name', async () => {
    await startI18n('cy')
    await loadTexts(['checkout'])
    const countriesOf = (language: Language) => countriesIn(language, i18next.getFixedT(language, ['checkout']))
    expect(new Set(countryCodes).size).toBe(249)
    const countries = countriesOf('en')
    expect(countries.find(({ code }) => code === 'GB')?.name).toBe('United Kingdom')
    expect(countriesOf('cy').find(({ code }) => code === 'GB')?.name).toBe('Y Deyrnas Unedig')
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countryCodes.length)
  })
})
