export { coverByPackages, readCovers } from './read-usages.ts'
export { readScheduleCover } from './read-schedule-cover.ts'
export { packagePurchasable } from './purchasable.ts'
export { createPackageReads, createPackageWrites } from './repository.ts'
