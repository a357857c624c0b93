import { expect, test } from 'vitest'
import { ticketsDue } from './tickets-due.ts'

const price = (value: number) => ({ formatted: null, value, currency: 'GBP' })
const tenSwims = (usagesLeft: number | null) => ({ name: 'Ten swims', usagesLeft })
const adult = { id: 'adult', price: price(560), attendees: 1, coveredBy: tenSwims(3) }
const junior = { id: 'junior', price: price(380), attendees: 1, coveredBy: null }
const due = (amount: number, more: object = {}) => ({ amount, isLess: false, coveredBy: null, ...more })

test('[O-45, O-172] tickets paid by a package are not in the total, the others are', () => {
  const coveredBy = tenSwims(3)
  expect(ticketsDue([adult, junior], {})).toEqual(due(0))
  expect(ticketsDue([adult, junior], { adult: 1 })).toEqual(due(0, { coveredBy }))
  expect(ticketsDue([adult, junior], { adult: 2, junior: 1 })).toEqual(due(380, { coveredBy }))
  expect(ticketsDue([adult, junior], { junior: 2 })).toEqual(due(760))
})

test('[O-45] a package pays for a whole line or not at all', () => {
  expect(ticketsDue([adult, junior], { adult: 4 })).toEqual(due(2240))
})

test('[O-172] no wrong total is shown where lines share too few usages', () => {
  const covered = { ...junior, coveredBy: tenSwims(3) }
  const coveredBy = tenSwims(3)
  expect(ticketsDue([adult, covered], { adult: 2, junior: 1 })).toEqual(due(0, { coveredBy }))
  expect(ticketsDue([adult, covered], { adult: 2, junior: 2 })).toEqual(due(1880, { isLess: true, coveredBy }))
  const untold = { ...adult, coveredBy: tenSwims(null) }
  expect(ticketsDue([untold], { adult: 1 })).toEqual(due(560, { isLess: true, coveredBy: tenSwims(null) }))
})

test('[O-160] a chosen ticket without a price has no total', () => {
  expect(ticketsDue([{ ...adult, price: null }], { adult: 1 })).toBeNull()
})
