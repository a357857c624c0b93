export { createGateway, type Gateway, type GatewayOptions } from './create-gateway.ts'
export { runByTimer } from './run-by-timer.ts'
export type { Deliver, Delivery } from './deps.ts'
export type { Registration } from './store/merchants.ts'
