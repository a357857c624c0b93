import { ownedPackageStatuses, packageExpiryUnits } from '../shared/enumerations.ts'
import { type Meanings, meaningOf as of } from '../shared/meaning.ts'

/** States of a use of a package. */
export const packageUseStatuses = ['reserved', 'booked', 'used'] as const

/** The meanings of values of packages. */
export const packageMeanings: readonly Meanings[] = [
  of('PackageExpiryUnit', packageExpiryUnits, {
    day: 'days',
    month: 'calendar months',
    year: 'years',
  }),
  of('OwnedPackageStatus', ownedPackageStatuses, {
    active: 'there are usages left',
    used_up: 'every usage is gone',
    expired: 'its time is over',
    refunded: 'what was paid for it was given back: what was left of it is void',
  }),
  of('PackageUseStatus', packageUseStatuses, {
    reserved: 'it is in a basket',
    booked: 'it is booked and has not started',
    used: 'it has started, or was used at a desk',
  }),
  of('PricingOptionType', ['package'], { package: 'the pricing option of a package' }),
]
