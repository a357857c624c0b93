import { expect, test } from 'vitest'
import { detailProblems } from './detail-problems.ts'
import { reachRows } from './detail-rows.ts'

const [, address, emergency] = reachRows

test('[O-240 partly] a change is judged as the platform judges it, by the names of the form', () => {
  const left = address?.changeOf({ line1: ' ', line2: '', town: 'Ashcombe', postcode: 'AC1' }) ?? {}
  expect(detailProblems(left)).toEqual({
    line1: { kind: 'required' },
    postcode: { kind: 'length', minimum: 5, maximum: 7 },
  })
  expect(detailProblems({ email: 'amina' })).toEqual({ email: { kind: 'email' } })
  expect(detailProblems({ firstName: '', title: null, gender: null })).toEqual({
    firstName: { kind: 'required' },
  })
})

test('[O-240 partly] an emergency contact is emptied as a whole, and otherwise needs a name and a phone', () => {
  const empty = emergency?.changeOf({ name: ' ', relationship: '', phone: '' }) ?? {}
  expect(empty).toEqual({ emergencyContact: null })
  expect(detailProblems(empty)).toEqual({})
  const half = emergency?.changeOf({ name: '', relationship: 'partner', phone: '' }) ?? {}
  expect(detailProblems(half)).toEqual({ name: { kind: 'required' }, phone: { kind: 'required' } })
})

test('[O-541 partly] a telephone number is one that can be dialled, or none', () => {
  const [phone] = reachRows
  const problemOf = (value: string) => detailProblems(phone?.changeOf({ phone: value }) ?? {})
  expect(problemOf('12')).toEqual({ phone: { kind: 'telephone' } })
  expect(problemOf(' ')).toEqual({})
  expect(problemOf('+44 7700 900118')).toEqual({})
  const contact = emergency?.changeOf({ name: 'Idris', relationship: '', phone: 'next door' }) ?? {}
  expect(detailProblems(contact)).toEqual({ phone: { kind: 'telephone' } })
})
