export { presentCamp, presentLeast } from './presenter.ts'
export { campPurchasable } from './purchasable.ts'
