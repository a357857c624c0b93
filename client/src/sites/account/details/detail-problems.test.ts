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
