export { cancelOrder, newOrderIds, type OrderIds, placeOrder, settleOrder } from './place-order.ts'
export { createOrderReads, createOrderWrites } from './repository.ts'
export { type AcceptedTerms, amountBy, type Tender } from './tender.ts'
