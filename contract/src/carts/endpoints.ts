import Type from 'typebox'
import { tag } from './tag.ts'
import { userId, cartSource } from '../shared/parameters.ts'
import { endpoint } from '../endpoint.ts'
import { strictObject, about } from '../shared/define.ts'
import { data } from '../shared/envelope.ts'
import { IntegerId, SelectedUserId, SelectedUserIdInBody } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { addItems, addLostAgain, clearCart, extendHold, quoteItems, readCart, removeItem, updateItem } from './calls.ts'
import { AddItem, ItemUpdate } from './items.ts'
import { Cart, CartQuote } from './schemas.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'

const cartParams = Type.Object({ userId, source: cartSource })
const itemParams = Type.Object({
  userId,
  source: cartSource,
  cartItemId: about(IntegerId, 'Id of the item, or of an extra below it.', 1),
})
const query = Type.Object({ selected_user_id: SelectedUserId })

const newItems = strictObject({
  items: Type.Array(AddItem, { minItems: 1, maxItems: limits.itemsPerAdd }),
  selected_user_id: SelectedUserIdInBody,
})
const newItemsExample = {
  items: [
    {
      purchasable_type: 'course',
      purchasable_id: '0134c1b2-1280-76a9-9232-efa8f8aa3d6d',
      purchased_for_user_id: 8,
      quantity: 1,
    },
  ],
}

export const cartEndpoints = {
  readCart: endpoint(readCart, {
    summary: 'The basket; an empty one when nothing was added',
    description: 'One open basket per user and `source`. An empty one has no id yet.',
    tag,
    provenance: inferred('S7 "GET basket"; decision C-40'),
    params: cartParams,
    query,
    reply: data(Cart),
  }),
  addItems: endpoint(addItems, {
    summary: 'Add things to the basket, all or none; places are held from now on',
    description:
      'All of the items or none. Places are held from now on, for as long as `hold` says. A course takes `purchasable_type` `course` and its id; waivers agreed to go into `activity_restriction_ids`; answers and extras into fields of the same names.',
    tag,
    provenance: stated('S7, P7.2'),
    status: 201,
    params: cartParams,
    query,
    body: newItems,
    example: newItemsExample,
    reply: data(Cart),
  }),
  quoteItems: endpoint(quoteItems, {
    summary: 'The price of things in the basket, line by line; nothing is added',
    description:
      'Decides as adding does, and holds nothing. Of several tickets the one that the person has at their own price, or by their package, is a line of its own. A client works without this call.',
    tag,
    provenance: ours('O-283: the price is shown before anything is added; a client works without this call'),
    params: cartParams,
    query,
    body: newItems,
    example: newItemsExample,
    reply: data(CartQuote),
  }),
  updateItem: endpoint(updateItem, {
    summary: 'Change an item where it stands: quantity, person, days, extras, answers',
    description:
      'A field that is left out stays as it is. The new places are taken before the old ones are given back, or nothing changes and each field says why. What was answered for one person is asked of the next, unless it is answered here.',
    tag,
    provenance: stated('P7.1 "Order item update"; path: decisions, part 3'),
    params: itemParams,
    query,
    body: strictObject({ data: ItemUpdate, selected_user_id: SelectedUserIdInBody }),
    example: { data: { quantity: 1, purchased_for_user_id: 9 } },
    reply: data(Cart),
  }),
  removeItem: endpoint(removeItem, {
    summary: 'Remove an item, or an extra by its own item id',
    description: 'Frees the places at once. An extra goes by the id of its own child item.',
    tag,
    provenance: stated('S7, P7.2'),
    params: itemParams,
    query,
    reply: data(Cart),
  }),
  clearCart: endpoint(clearCart, {
    summary: 'Empty the basket and free its places',
    description: 'Takes out everything and frees all places and the credit set aside.',
    tag,
    provenance: inferred('S7 "DELETE basket"; decision C-40'),
    params: cartParams,
    query,
    reply: data(Cart),
  }),
  extendHold: endpoint(extendHold, {
    summary: 'Keep the places in the basket for another full hold',
    description: 'Starts the hold anew, at most ten times and four hours in all. A client works without this call.',
    tag,
    provenance: ours('O-88: the hold is visible and extendable; a client works without this call'),
    bodyOptional: true,
    params: cartParams,
    query,
    reply: data(Cart),
  }),
  addLostAgain: endpoint(addLostAgain, {
    summary: 'Add again what the basket lost when its hold ran out, as far as it can still be had',
    description:
      'As everything was chosen, at the price of now. What can no longer be had is said in `notices`, with the reason. A client works without this call.',
    tag,
    provenance: ours('O-88: what was lost is offered again; a client works without this call'),
    bodyOptional: true,
    status: 201,
    params: cartParams,
    query,
    reply: data(Cart),
  }),
}
