import { beforeAll, describe, expect, test } from 'vitest'
import { startI18n } from '../../../../i18n/start-i18n.ts'
import { itemWhen } from './item-when.ts'
import { exampleCap, exampleItem, exampleSession } from '../../testing/cart-examples.ts'

beforeAll(async () => {
  await startI18n()
})

describe('when an item takes place', () => {
  test('weekly sessions show the weekday and time once, with the first and the last day', () => {
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

  test('irregular days are counted', () => {
    const item = exampleItem([
      exampleSession(1, '2027-01-05', '17:00', '17:45'),
      exampleSession(2, '2027-01-06', '17:00', '17:45'),
    ])
    expect(itemWhen(item)).toEqual({
      kind: 'several',
      time: '17:00 to 17:45',
      count: 2,
      from: '5 January',
      to: '6 January',
    })
  })

  describe('a camp', () => {
    const campOn = (...days: readonly string[]) => ({
      ...exampleItem(days.map((day, index) => exampleSession(index, day, '09:00', '15:30'))),
      bookingType: 'camps' as const,
    })

    test('chosen days are listed, even on the same weekday', () => {
      expect(itemWhen(campOn('2027-04-27', '2027-04-30'))).toEqual({
        kind: 'days',
        days: ['Tue 27 April', 'Fri 30 April'],
        time: '09:00 to 15:30',
      })
      expect(itemWhen(campOn('2027-05-04', '2027-05-18'))).toMatchObject({ days: ['Tue 4 May', 'Tue 18 May'] })
    })

    test('each day shows its time where they differ', () => {
      const item = campOn('2027-04-27')
      const other = exampleSession(9, '2027-04-30', '10:00', '12:00')
      expect(itemWhen({ ...item, childItems: [...item.childItems, other] })).toEqual({
        kind: 'days',
        days: ['Tue 27 April, 09:00 to 15:30', 'Fri 30 April, 10:00 to 12:00'],
        time: null,
      })
    })

    test('consecutive days, as of a whole camp, are shown as first and last', () => {
      const whole = campOn('2027-04-26', '2027-04-27', '2027-04-28', '2027-04-29', '2027-04-30')
      const time = '09:00 to 15:30'
      expect(itemWhen(whole)).toEqual({ kind: 'several', time, count: 5, from: '26 April', to: '30 April' })
    })

    test('more than six days are counted', () => {
      const days = ['03', '04', '05', '10', '11', '12', '14'].map((day) => `2027-05-${day}`)
      expect(itemWhen(campOn(...days))).toMatchObject({ kind: 'several', count: 7, from: '3 May', to: '14 May' })
    })
  })

  test('[S3-028 partly] one session is a day and a time by the 24-hour clock', () => {
    expect(itemWhen(exampleItem([exampleSession(1, '2027-01-05', '09:00', '10:30')]))).toEqual({
      kind: 'once',
      day: 'Tue 5 January',
      time: '09:00 to 10:30',
    })
  })

  test('an item without sessions shows its start', () => {
    expect(itemWhen(exampleItem([]))).toEqual({ kind: 'once', day: 'Tue 5 January', time: '17:00 to 17:45' })
  })
})
