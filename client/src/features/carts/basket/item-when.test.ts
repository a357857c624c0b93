import { describe, expect, test } from 'vitest'
import { itemWhen } from './item-when.ts'
import { exampleCap, exampleItem, exampleSession } from '../testing/cart-examples.ts'

describe('when an item takes place', () => {
  test('the same weekday and time is told once, with the first and the last day', () => {
    const item = exampleItem([
      exampleSession(2, '2027-01-12', '17:00', '17:45'),
      exampleSession(3, '2027-01-19', '17:00', '17:45'),
      exampleSession(1, '2027-01-05', '17:00', '17:45'),
      exampleCap,
    ])
    expect(itemWhen(item)).toEqual({
      kind: 'weekly',
      weekday: 'Tuesday',
      time: '17:00 to 17:45',
      count: 3,
      from: '5 January',
      to: '19 January',
    })
  })

  test('days that differ are counted', () => {
    const item = exampleItem([
      exampleSession(1, '2027-01-05', '17:00', '17:45'),
      exampleSession(2, '2027-01-06', '17:00', '17:45'),
    ])
    expect(itemWhen(item)).toEqual({ kind: 'several', count: 2, from: '5 January', to: '6 January' })
  })

  test('[S3-028 partly] one session is a day and a time by the 24-hour clock', () => {
    expect(itemWhen(exampleItem([exampleSession(1, '2027-01-05', '09:00', '10:30')]))).toEqual({
      kind: 'once',
      day: 'Tue 5 January',
      time: '09:00 to 10:30',
    })
  })

  test('an item without sessions says when it begins', () => {
    expect(itemWhen(exampleItem([]))).toEqual({ kind: 'once', day: 'Tue 5 January', time: '17:00 to 17:45' })
  })
})
