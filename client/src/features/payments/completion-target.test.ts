import { cartSources } from '@touchline/contract/client'
import { describe, expect, test } from 'vitest'
import { completionTarget } from './completion-target.ts'

const order = {
  orderId: 501,
  source: 'activity-booking',
  isKiosk: false,
  successAddress: null,
  origin: 'https://bookings.example',
} as const

describe('[PAY-47 partly] after an order', () => {
  test.each(cartSources.filter((source) => source !== 'online-joining'))(
    '[P2-003 partly] [S4-030 partly] a payment from %s goes to the booking confirmation',
    (source) => {
      expect(completionTarget({ ...order, source, isKiosk: true })).toEqual({
        kind: 'route',
        path: '/booking-confirmed/501',
      })
    },
  )

  test('[P2-001 partly] [S4-029 partly] [C-19 partly] an online-joining payment goes to the order confirmation', () => {
    expect(completionTarget({ ...order, source: 'online-joining' })).toEqual({
      kind: 'route',
      path: '/order-confirmed/501',
    })
  })

  test('[P2-002 partly] in kiosk mode with kiosk=true', () => {
    expect(completionTarget({ ...order, source: 'online-joining', isKiosk: true })).toEqual({
      kind: 'route',
      path: '/order-confirmed/501?kiosk=true',
    })
  })

  test.each([
    ['https://club.example/thanks', 'https://club.example/thanks?orderId=501'],
    ['https://club.example/thanks?from=a%20b', 'https://club.example/thanks?from=a%20b&orderId=501'],
    ['https://club.example/thanks#top', 'https://club.example/thanks?orderId=501#top'],
    ['/thanks', 'https://bookings.example/thanks?orderId=501'],
  ])('[P2-004 partly] [S4-031 partly] a success address %s wins and gets the order id', (successAddress, url) => {
    expect(completionTarget({ ...order, source: 'online-joining', successAddress })).toEqual({ kind: 'address', url })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', ''])(
    'a success address %s is not followed',
    (address) => {
      expect(completionTarget({ ...order, successAddress: address })).toMatchObject({ kind: 'route' })
    },
  )
})
