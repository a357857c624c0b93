import { call } from '../endpoint.ts'
import { guestsPerMinute } from '../shared/guests-per-minute.ts'

/** {a} is the channel, {b} a venue, {c} a package. */
const channel = { from: 'path', name: 'source' } as const

export const listPackages = call({
  name: 'listPackages',
  method: 'GET',
  path: '/api/v1/promotions/packages/{source}/{venue}',
  access: 'public',
  channel,
  owner: 'selected',
  guestsPerMinute,
  errors: ['item_not_found'],
})
export const readPackage = call({
  name: 'readPackage',
  method: 'GET',
  path: '/api/v1/promotions/packages/{source}/{venue}/{packageId}',
  access: 'public',
  channel,
  owner: 'selected',
  errors: ['item_not_found'],
})
export const listOwnedPackages = call({
  name: 'listOwnedPackages',
  method: 'GET',
  path: '/api/v1/users/{userId}/packages',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: [],
})
export const listPackageUses = call({
  name: 'listPackageUses',
  method: 'GET',
  path: '/api/v1/users/{userId}/packages/{ownedPackageId}/uses',
  access: 'owner',
  channel: 'online',
  owner: 'path',
  errors: ['item_not_found'],
})
