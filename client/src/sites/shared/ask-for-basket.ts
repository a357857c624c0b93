import { readCart } from '@touchline/contract/addresses/carts'
import { askEarly } from '../../api/call.ts'
import { environment } from '../../app/environment.ts'
import { channelInUse } from '../../app/session/counter.ts'

/** The header counts what is in the basket, on every page; staff have another one. */
export const askForBasket = (userId: number): void => {
  if (channelInUse() === 'foh') return
  askEarly(readCart, { params: { userId, source: environment().site.basketSource } })
}
