import { call } from '../endpoint.ts'

/** The source decides the channel: staff have sources of their own. */
const channel = { from: 'path', name: 'source' } as const

export const readCart = call({
  name: 'readCart',
  method: 'GET',
  path: '/api/v1/users/{userId}/carts/{source}',
  access: 'owner',
  channel,
  owner: 'path',
  checkout: true,
  errors: ['item_not_found'],
})
export const addItems = call({
  name: 'addItems',
  method: 'POST',
  path: '/api/v1/users/{userId}/carts/{source}/items',
  access: 'owner',
  channel,
  owner: 'path',
  errors: ['item_not_found', 'sold_out', 'already_booked', 'not_bookable', 'basket_locked', 'booking_blocked'],
})
export const quoteItems = call({
  name: 'quoteItems',
  method: 'POST',
  path: '/api/v1/users/{userId}/carts/{source}/quote',
  access: 'owner',
  channel,
  owner: 'path',
  asks: true,
  errors: ['item_not_found', 'sold_out', 'already_booked', 'not_bookable', 'booking_blocked'],
})
export const updateItem = call({
  name: 'updateItem',
  method: 'PUT',
  path: '/api/v1/users/{userId}/carts/{source}/items/{cartItemId}',
  access: 'owner',
  channel,
  owner: 'path',
  errors: ['item_not_found', 'sold_out', 'already_booked', 'not_bookable', 'basket_locked', 'booking_blocked'],
})
export const removeItem = call({
  name: 'removeItem',
  method: 'DELETE',
  path: '/api/v1/users/{userId}/carts/{source}/items/{cartItemId}',
  access: 'owner',
  channel,
  owner: 'path',
  checkout: true,
  errors: ['item_not_found', 'basket_locked'],
})
export const clearCart = call({
  name: 'clearCart',
  method: 'DELETE',
  path: '/api/v1/users/{userId}/carts/{source}',
  access: 'owner',
  channel,
  owner: 'path',
  errors: ['item_not_found', 'basket_locked'],
})
export const extendHold = call({
  name: 'extendHold',
  method: 'POST',
  path: '/api/v1/users/{userId}/carts/{source}/hold/extend',
  access: 'owner',
  channel,
  owner: 'path',
  checkout: true,
  errors: ['item_not_found', 'hold_not_extendable'],
})
export const addLostAgain = call({
  name: 'addLostAgain',
  method: 'POST',
  path: '/api/v1/users/{userId}/carts/{source}/hold/lost',
  access: 'owner',
  channel,
  owner: 'path',
  errors: ['item_not_found', 'sold_out', 'already_booked', 'not_bookable', 'basket_locked', 'booking_blocked'],
})

const applied = {
  access: 'customer',
  channel: { from: 'query', name: 'source' },
  owner: 'served',
  method: 'DELETE',
  errors: ['item_not_found', 'sold_out', 'already_booked', 'not_bookable', 'basket_locked', 'booking_blocked'],
} as const

export const removeBenefit = call({
  ...applied,
  name: 'removeBenefit',
  path: '/api/activities/benefit/remove/{cartItemId}',
})
export const removePackageUsage = call({
  ...applied,
  name: 'removePackageUsage',
  path: '/api/activities/package/remove/{cartItemId}',
})

/** Every line is decided again, and references must not be guessed. */
const discounting = {
  access: 'customer',
  channel: 'online',
  owner: 'caller',
  attemptsPerMinute: 60,
  errors: ['item_not_found', 'sold_out', 'already_booked', 'not_bookable', 'basket_locked', 'booking_blocked'],
} as const

export const applyDiscount = call({
  ...discounting,
  name: 'applyDiscount',
  method: 'POST',
  path: '/api/activities/basket/discounts',
  errors: [...discounting.errors, 'discount_not_applied', 'discount_already_applied', 'discount_for_one_ticket'],
})
export const removeDiscount = call({
  ...discounting,
  name: 'removeDiscount',
  method: 'DELETE',
  path: '/api/activities/basket/discounts/{customerId}',
})
export const clearDiscounts = call({
  ...discounting,
  name: 'clearDiscounts',
  method: 'DELETE',
  path: '/api/activities/basket/discounts',
})
