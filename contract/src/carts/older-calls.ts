import { call } from '../endpoint.ts'

/** The activities service's own names for the customer's basket. */
const own = { access: 'customer', channel: 'online', owner: 'caller' } as const

export const readBasket = call({
  ...own,
  name: 'readBasket',
  method: 'GET',
  path: '/api/activities/basket',
  errors: [],
})
export const clearBasket = call({
  ...own,
  name: 'clearBasket',
  method: 'DELETE',
  path: '/api/activities/basket',
  errors: ['item_not_found', 'basket_locked'],
})
export const addToBasket = call({
  ...own,
  name: 'addToBasket',
  method: 'POST',
  path: '/api/activities/basket/add',
  errors: ['item_not_found', 'sold_out', 'already_booked', 'not_bookable', 'basket_locked', 'booking_blocked'],
})
export const removeFromBasket = call({
  ...own,
  name: 'removeFromBasket',
  method: 'POST',
  path: '/api/activities/basket/remove',
  errors: ['item_not_found', 'basket_locked'],
})
export const updateBasketItem = call({
  ...own,
  name: 'updateBasketItem',
  method: 'PUT',
  path: '/api/activities/basket/{cartItemId}',
  errors: ['item_not_found', 'sold_out', 'already_booked', 'not_bookable', 'basket_locked', 'booking_blocked'],
})
