import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable, oneOf, strictObject } from '../shared/define.ts'
import { cartSources } from '../shared/enumerations.ts'
import { data } from '../shared/envelope.ts'
import { IntegerId, SelectedUserId, SelectedUserIdInBody } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import { applyDiscount, clearDiscounts, removeBenefit, removeDiscount, removePackageUsage } from './calls.ts'
import { addToBasket, clearBasket, readBasket, removeFromBasket, updateBasketItem } from './older-calls.ts'
import { AddItem, Cart, DiscountedCart, ItemUpdate } from './schemas.ts'

const provenance = stated('S7; path: decision C-40')
const shared = { tag: 'Basket', provenance, reply: data(Cart) } as const
const discounts = inferred('S4, S7: discounts are applied per customer; path and body: decisions O-43, part 3')
const query = Type.Object({ selected_user_id: SelectedUserId })

const ofItem = {
  tag: 'Basket',
  provenance: stated('S7, P7.2'),
  params: Type.Object({ cartItemId: IntegerId }),
  query: Type.Object({ source: oneOf(cartSources), selected_user_id: SelectedUserId }),
} as const

/** The older family of calls: another shape of the same basket, `activity-booking`. [C-40] */
export const olderCartEndpoints = {
  readBasket: endpoint(readBasket, { ...shared, summary: 'The basket of who is signed in', query }),
  clearBasket: endpoint(clearBasket, { ...shared, summary: 'Empty it and free its places', query }),
  addToBasket: endpoint(addToBasket, {
    ...shared,
    summary: 'Add things to it, all or none',
    status: 201,
    body: strictObject({
      items: Type.Array(AddItem, { minItems: 1, maxItems: limits.itemsPerAdd }),
      membership_user_id: Type.Optional(nullable(IntegerId)),
      selected_user_id: SelectedUserIdInBody,
    }),
  }),
  removeFromBasket: endpoint(removeFromBasket, {
    ...shared,
    summary: 'Remove items, all or none',
    body: strictObject({ cart_item_ids: Type.Array(IntegerId, { minItems: 1, maxItems: 100 }) }),
  }),
  updateBasketItem: endpoint(updateBasketItem, {
    ...shared,
    summary: 'Change the quantity of an item, or whom it is for',
    params: Type.Object({ cartItemId: IntegerId }),
    body: strictObject({ options: ItemUpdate, selected_user_id: SelectedUserIdInBody }),
  }),
  applyDiscount: endpoint(applyDiscount, {
    summary: 'Take tickets at the price of a customer who has shown a membership',
    tag: 'Basket',
    provenance: discounts,
    body: strictObject({
      reference: ours(Type.String({ minLength: 1, maxLength: 64 }), 'O-43: the reference of a customer'),
      cart_item_ids: ours(
        Type.Optional(Type.Array(IntegerId, { minItems: 1, maxItems: 100 })),
        'O-43: the tickets it is for; every one that gets cheaper unless given',
      ),
      selected_user_id: SelectedUserIdInBody,
    }),
    reply: data(DiscountedCart),
  }),
  removeDiscount: endpoint(removeDiscount, {
    summary: 'Take the tickets of a customer at their own price again',
    tag: 'Basket',
    provenance: discounts,
    params: Type.Object({ customerId: IntegerId }),
    query,
    reply: data(DiscountedCart),
  }),
  clearDiscounts: endpoint(clearDiscounts, {
    summary: 'Take every ticket at its own price again',
    tag: 'Basket',
    provenance: discounts,
    query,
    reply: data(Cart),
  }),
  removeBenefit: endpoint(removeBenefit, {
    ...ofItem,
    summary: 'Take an item at the price without a membership',
    reply: data(Cart),
  }),
  removePackageUsage: endpoint(removePackageUsage, {
    ...ofItem,
    summary: 'Give the usages back that pay for an item',
    reply: data(Cart),
  }),
}
