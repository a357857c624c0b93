import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { oneOf, strictObject } from '../shared/define.ts'
import { cartSources } from '../shared/enumerations.ts'
import { data } from '../shared/envelope.ts'
import { IntegerId, SelectedUserId, SelectedUserIdInBody } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { addItems, addLostAgain, clearCart, extendHold, readCart, removeItem, updateItem } from './calls.ts'
import { AddItem, Cart, ItemUpdate } from './schemas.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'

const cartParams = Type.Object({ userId: IntegerId, source: oneOf(cartSources) })
const itemParams = Type.Object({ userId: IntegerId, source: oneOf(cartSources), cartItemId: IntegerId })
const query = Type.Object({ selected_user_id: SelectedUserId })

export const cartEndpoints = {
  readCart: endpoint(readCart, {
    summary: 'The basket; an empty one when nothing was added',
    tag: 'Basket',
    provenance: inferred('S7 "GET basket"; decision C-40'),
    params: cartParams,
    query,
    reply: data(Cart),
  }),
  addItems: endpoint(addItems, {
    summary: 'Add things to the basket, all or none; places are held from now on',
    tag: 'Basket',
    provenance: stated('S7, P7.2'),
    status: 201,
    params: cartParams,
    query,
    body: strictObject({
      items: Type.Array(AddItem, { minItems: 1, maxItems: limits.itemsPerAdd }),
      selected_user_id: SelectedUserIdInBody,
    }),
    reply: data(Cart),
  }),
  updateItem: endpoint(updateItem, {
    summary: 'Change the quantity of an item, or whom it is for',
    tag: 'Basket',
    provenance: stated('P7.1 "Order item update"; path: decisions, part 3'),
    params: itemParams,
    query,
    body: strictObject({ data: ItemUpdate, selected_user_id: SelectedUserIdInBody }),
    reply: data(Cart),
  }),
  removeItem: endpoint(removeItem, {
    summary: 'Remove an item, or an extra by its own item id',
    tag: 'Basket',
    provenance: stated('S7, P7.2'),
    params: itemParams,
    query,
    reply: data(Cart),
  }),
  clearCart: endpoint(clearCart, {
    summary: 'Empty the basket and free its places',
    tag: 'Basket',
    provenance: inferred('S7 "DELETE basket"; decision C-40'),
    params: cartParams,
    query,
    reply: data(Cart),
  }),
  extendHold: endpoint(extendHold, {
    summary: 'Keep the places in the basket for another full hold',
    tag: 'Basket',
    provenance: ours('O-88: the hold is visible and extendable; a client works without this call'),
    bodyOptional: true,
    params: cartParams,
    query,
    reply: data(Cart),
  }),
  addLostAgain: endpoint(addLostAgain, {
    summary: 'Add again what the basket lost when its hold ran out, as far as it can still be had',
    tag: 'Basket',
    provenance: ours('O-88: what was lost is offered again; a client works without this call'),
    bodyOptional: true,
    status: 201,
    params: cartParams,
    query,
    reply: data(Cart),
  }),
}
