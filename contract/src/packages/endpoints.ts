import Type from 'typebox'
import { source, venue, userId } from '../shared/parameters.ts'
import { endpoint } from '../endpoint.ts'
import { about } from '../shared/define.ts'
import { data, list } from '../shared/envelope.ts'
import { IntegerId, SelectedUserId } from '../shared/ids.ts'
import { ListMeta, pageQuery } from '../shared/pagination.ts'
import { ours, stated } from '../shared/provenance.ts'
import { listOwnedPackages, listPackages, listPackageUses, readPackage } from './calls.ts'
import { OwnedPackage, Package } from './schemas.ts'
import { PackageUse } from './uses.ts'

const tag = { name: 'Packages', description: 'Usages bought in advance: what there is, and what somebody has left.' }

const place = { source, venue }

export const packageEndpoints = {
  listPackages: endpoint(listPackages, {
    summary: 'Packages that can be used at a venue, by name',
    description:
      'Each is bought by its pricing option: `purchasable_type` `pricingOption` and the id of that. The price is an estimate while nobody is signed in.',
    tag,
    provenance: stated('P7.1, S7; path: decision O-82'),
    params: Type.Object(place),
    query: Type.Object({ selected_user_id: SelectedUserId, ...pageQuery }),
    reply: list(Package),
  }),
  readPackage: endpoint(readPackage, {
    summary: 'One package of a venue',
    description: 'With what is in it and how long it lasts.',
    tag,
    provenance: stated('P7.1, S7; path: decision O-82'),
    params: Type.Object({ ...place, packageId: about(IntegerId, 'Id of the package.', 1) }),
    query: Type.Object({ selected_user_id: SelectedUserId }),
    reply: data(Package),
  }),
  listOwnedPackages: endpoint(listOwnedPackages, {
    summary: 'Packages that a user has bought, newest first, with the usages left',
    description:
      'With the usages left of each of its contents. A use is given back when its booking is cancelled in time. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-171: no call is stated for what is on my-account /packages'),
    params: Type.Object({ userId }),
    query: Type.Object({ ...pageQuery }),
    reply: list(OwnedPackage),
  }),
  listPackageUses: endpoint(listPackageUses, {
    summary: 'The uses of a package, newest first: when, for what and for whom',
    description:
      'A use that was given back is not listed. `usages` and `usages_left` count all contents together. A call of ours: another platform may not have it.',
    tag,
    provenance: ours('O-255: no call is stated that tells what a package was used for'),
    params: Type.Object({ userId, ownedPackageId: about(IntegerId, 'Id of the owned package.', 1) }),
    query: Type.Object({ ...pageQuery }),
    reply: Type.Object({
      data: Type.Array(PackageUse),
      meta: ListMeta,
      usages: Type.Integer({ minimum: 1, examples: [10] }),
      usages_left: Type.Integer({ minimum: 0, examples: [3] }),
    }),
  }),
}
