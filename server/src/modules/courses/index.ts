export { coursePurchasable } from './purchasable.ts'
