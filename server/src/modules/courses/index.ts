export { presentCourse } from './presenter.ts'
export { coursePurchasable } from './purchasable.ts'
