export { coverByPackages } from './read-usages.ts'
export { packagePurchasable } from './purchasable.ts'
export { createPackageReads, createPackageWrites } from './repository.ts'
