import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { oneOf } from '../shared/define.ts'
import { data, list } from '../shared/envelope.ts'
import { channels } from '../shared/enumerations.ts'
import { IdOrSlug, IntegerId, SelectedUserId } from '../shared/ids.ts'
import { pageQuery } from '../shared/pagination.ts'
import { ours, stated } from '../shared/provenance.ts'
import { listOwnedPackages, listPackages, readPackage } from './calls.ts'
import { OwnedPackage, Package } from './schemas.ts'

const place = { source: oneOf(channels), venue: IdOrSlug }

export const packageEndpoints = {
  listPackages: endpoint(listPackages, {
    summary: 'Packages that can be used at a venue, by name',
    tag: 'Packages',
    provenance: stated('P7.1, S7; path: decision O-82'),
    params: Type.Object(place),
    query: Type.Object({ selected_user_id: SelectedUserId, ...pageQuery }),
    reply: list(Package),
  }),
  readPackage: endpoint(readPackage, {
    summary: 'One package of a venue',
    tag: 'Packages',
    provenance: stated('P7.1, S7; path: decision O-82'),
    params: Type.Object({ ...place, packageId: IntegerId }),
    query: Type.Object({ selected_user_id: SelectedUserId }),
    reply: data(Package),
  }),
  listOwnedPackages: endpoint(listOwnedPackages, {
    summary: 'Packages that a user has bought, newest first, with the usages left',
    tag: 'Packages',
    provenance: ours('O-171: no call is stated for what is on my-account /packages'),
    params: Type.Object({ userId: IntegerId }),
    query: Type.Object({ ...pageQuery }),
    reply: list(OwnedPackage),
  }),
}
