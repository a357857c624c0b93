export { presentCamp } from './presenter.ts'
export { campPurchasable } from './purchasable.ts'
