export { campPurchasable } from './purchasable.ts'
