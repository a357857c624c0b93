import type { ApiTypes } from '@touchline/contract'
import type { Sandbox } from './sandbox.ts'

/** Sells an item to a persona at the desk, in cash. */
export async function sellInCash(sandbox: Sandbox, persona: string, item: object): Promise<void> {
  const { id } = await sandbox.callAs(persona)
  const { send } = await sandbox.callAs('ellie')
  const cart = `/api/v1/users/${id}/carts/front-of-house/items`
  const { data: basket } = await send<ApiTypes['addItems']['reply']>('POST', cart, { items: [item] })
  await send('POST', '/api/foh/checkout/pay', {
    item_hash: basket.item_hash,
    source: 'front-of-house',
    selected_user_id: id,
    terms: true,
    completed_waivers: [],
    payments: [{ tender_type: 'cash', amount: basket.balance.value }],
  })
}
