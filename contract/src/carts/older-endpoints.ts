import Type from 'typebox'
import { tag } from './tag.ts'
import { cartSource } from '../shared/parameters.ts'
import { endpoint } from '../endpoint.ts'
import { nullable, strictObject, about } from '../shared/define.ts'
import { data } from '../shared/envelope.ts'
import { IntegerId, SelectedUserId, SelectedUserIdInBody } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import { applyDiscount, clearDiscounts, removeBenefit, removeDiscount, removePackageUsage } from './calls.ts'
import { addToBasket, clearBasket, readBasket, removeFromBasket, updateBasketItem } from './older-calls.ts'
import { AddItem, ItemUpdate } from './items.ts'
import { Cart, DiscountedCart } from './schemas.ts'

const cartItemId = about(IntegerId, 'Id of the item, or of an extra below it.', 1)

const provenance = stated('S7; path: decision C-40')
const shared = { tag, provenance, reply: data(Cart) } as const
const discounts = inferred('S4, S7: discounts are applied per customer; path and body: decisions O-43, part 3')
const query = Type.Object({ selected_user_id: SelectedUserId })

const ofItem = {
  tag,
  provenance: stated('S7, P7.2'),
  params: Type.Object({ cartItemId }),
  query: Type.Object({ source: cartSource, selected_user_id: SelectedUserId }),
} as const

/** The older family of calls: another shape of the basket `activity-booking`. */
export const olderCartEndpoints = {
  readBasket: endpoint(readBasket, {
    ...shared,
    summary: 'The basket of who is signed in',
    description:
      'The older name of the basket `activity-booking` of whoever is signed in; both families act on one basket.',
    query,
  }),
  clearBasket: endpoint(clearBasket, {
    ...shared,
    summary: 'Empty it and free its places',
    description: 'The older name of emptying it.',
    query,
  }),
  addToBasket: endpoint(addToBasket, {
    ...shared,
    summary: 'Add things to it, all or none',
    description:
      'The older name of adding to it. Items that name nobody are for `selected_user_id`, where one is given. `membership_user_id` may be sent and changes nothing.',
    status: 201,
    body: strictObject({
      items: Type.Array(AddItem, { minItems: 1, maxItems: limits.itemsPerAdd }),
      membership_user_id: Type.Optional(nullable(IntegerId)),
      selected_user_id: SelectedUserIdInBody,
    }),
    example: { items: [{ purchasable_type: 'activity', purchasable_id: 1, quantity: 1 }], selected_user_id: null },
  }),
  removeFromBasket: endpoint(removeFromBasket, {
    ...shared,
    summary: 'Remove items, all or none',
    description: 'Several items at once, all or none; an extra by its own item id.',
    body: strictObject({ cart_item_ids: Type.Array(IntegerId, { minItems: 1, maxItems: 100 }) }),
    example: { cart_item_ids: [1] },
  }),
  updateBasketItem: endpoint(updateBasketItem, {
    ...shared,
    summary: 'Change the quantity of an item, or whom it is for',
    description: 'The older name of changing an item: `options` holds what may change.',
    params: Type.Object({ cartItemId }),
    body: strictObject({ options: ItemUpdate, selected_user_id: SelectedUserIdInBody }),
    example: { options: { quantity: 2 } },
  }),
  applyDiscount: endpoint(applyDiscount, {
    summary: 'Take tickets at the price of a customer who has shown a membership',
    description:
      'For a kiosk: somebody shows a membership, and one ticket at each time costs what they pay. `reference` is that of a customer: oneself, somebody linked, or for staff anybody. 400 with a message where nothing gets cheaper, where tickets are bought as one line, and where it is applied already. `discounts` of the basket says what there is.',
    tag,
    provenance: discounts,
    body: strictObject({
      reference: ours(
        Type.String({ minLength: 1, maxLength: 64, examples: ['FW000001'] }),
        'O-43: the reference of a customer',
      ),
      cart_item_ids: ours(
        Type.Optional(Type.Array(IntegerId, { minItems: 1, maxItems: 100 })),
        'O-43: the tickets it is for; every one that gets cheaper unless given',
      ),
      selected_user_id: SelectedUserIdInBody,
    }),
    example: { reference: 'FW000002' },
    reply: data(DiscountedCart),
  }),
  removeDiscount: endpoint(removeDiscount, {
    summary: 'Take the tickets of a customer at their own price again',
    description: 'The tickets of this customer cost what they cost.',
    tag,
    provenance: discounts,
    params: Type.Object({ customerId: about(IntegerId, 'Id of the customer, as `customer_id` of a discount.', 2) }),
    query,
    reply: data(DiscountedCart),
  }),
  clearDiscounts: endpoint(clearDiscounts, {
    summary: 'Take every ticket at its own price again',
    description: 'The same for every customer.',
    tag,
    provenance: discounts,
    query,
    reply: data(Cart),
  }),
  removeBenefit: endpoint(removeBenefit, {
    ...ofItem,
    summary: 'Take an item at the price without a membership',
    description: 'The item costs what everybody pays. Refused where nobody without a membership can have it.',
    reply: data(Cart),
  }),
  removePackageUsage: endpoint(removePackageUsage, {
    ...ofItem,
    summary: 'Give the usages back that pay for an item',
    description: 'The usages are free again, and the item costs what it costs.',
    reply: data(Cart),
  }),
}
