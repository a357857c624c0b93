export { cancelOrder, newOrderIds, type OrderIds, placeOrder, settleOrder, type Tender } from './place-order.ts'
export { orderReference } from './presenter.ts'
export { createOrderReads, createOrderWrites } from './repository.ts'
