import { describe, expect, test } from 'vitest'
import checkout from './en/checkout.json'

const { basket, credit, page, summary, confirmed } = checkout

describe('texts of basket and checkout', () => {
  test.each([
    ['S2-183', basket.heading, 'Shopping basket'],
    ['S2-186', basket.empty, 'Your shopping basket is empty'],
    ['S2-187', basket.emptyLoggedOut, 'Log in to add items to your basket'],
    ['S2-188', basket.logIn, 'Log in'],
    ['S2-189', basket.continueBrowsing, 'Continue browsing'],
    ['S2-190', basket.checkoutNow, 'Checkout now'],
    ['S2-191', basket.editBasket, 'Edit basket'],
    ['S2-192', basket.loadFailed, 'Failed to load your shopping basket, please try again.'],
    ['S8-012', basket.loadFailed, 'Failed to load your shopping basket, please try again.'],
    ['S8-013', basket.toasts.extraRemoved, '{{name}} removed from cart'],
    ['S8-014', basket.toasts.extraNotRemoved, 'Failed to remove {{name}}. Please try again.'],
    ['S8-027', basket.toasts.added, 'Successfully added item to the basket.'],
    ['S8-028', basket.toasts.removed, 'Successfully removed item from the basket.'],
    ['S8-032', basket.toasts.cleared, 'Successfully cleared order.'],
    ['S8-033', credit.applied, 'Credit successfully applied.'],
    ['S8-034', page.completed, 'Order completed Successfully.'],
    ['S2-194', summary.heading, 'Summary'],
    ['S2-195', summary.basketCost, 'Basket cost:'],
    ['S2-196', summary.totalToPay, 'Total to pay:'],
    ['S2-197', summary.agree.replaceAll(/<[^>]+>/g, ''), 'I agree to the Terms and Conditions'],
    ['O-28', summary.mustAgree, 'You must agree to the Terms and Conditions'],
    ['O-04', confirmed.heading, 'Booked.'],
    ['O-04', confirmed.myBookings, 'View my bookings'],
  ])('[%s partly] %s is the literal of the specification', (_, text, literal) => {
    expect(text).toBe(literal)
  })
})
