import type { LinkedUser, Relationship } from '@touchline/contract'
import type { Deps } from '../../../deps.ts'
import { text } from '../../../texts/index.ts'
import { tellIntegrations } from '../../integrations/index.ts'
import { nameKey } from '../search-keys.ts'
import { presentLinkedUser } from '../presenter.ts'
import { userWrites } from '../repository.ts'
import type { UserRow } from '../tables.ts'
import { refuse, refuseTooMany } from './refusals.ts'
import { linkWrites } from './repository.ts'

/** `bornOn` is `YYYY-MM-DD`. */
export type NewChild = {
  readonly firstName: string
  readonly lastName: string
  readonly bornOn: string
  readonly relationship: Relationship
}

/**
 * Adds a child as a person of their own, whom the owner may act for at once. Nobody can log in as the child. Throws
 * `validation_failed` for a child who is there already, and above the limit.
 */
export async function addChild(deps: Deps, ownerId: number, child: NewChild): Promise<LinkedUser> {
  const userId = await deps.ids.integer('user')
  const linkId = await deps.ids.integer('linked_user')
  const uuid = deps.ids.uuid()
  const now = deps.clock.now()
  return deps.store.write(async (tx) => {
    // Two requests of one owner run one after the other, so that neither exceeds the limit nor adds the child twice.
    await userWrites(tx).lock({ id: ownerId })
    await refuseTooMany(tx, ownerId, { now, field: 'first_name' })
    const people = await tx.users.linkedTo({ ownerId })
    if (people.some(({ user }) => isSame(user, child))) refuse({ first_name: [text('people:there_already')] })
    const owner = await tx.users.byId({ id: ownerId })
    if (!owner) throw new Error('the owner of the call exists')
    const row = rowOf(child, { id: userId, uuid, owner, now })
    await userWrites(tx).insert(row)
    const link = { id: linkId, ownerId, userId, relationship: child.relationship, confirmedAt: now }
    await linkWrites(tx).link(link)
    await tellIntegrations(tx, deps, { type: 'v1.user.created', userId, userUuid: uuid })
    return presentLinkedUser({ link, user: row })
  })
}

function isSame(user: Pick<UserRow, 'firstName' | 'lastName' | 'bornOn'>, child: NewChild): boolean {
  const isNamed =
    nameKey(user.firstName) === nameKey(child.firstName) && nameKey(user.lastName) === nameKey(child.lastName)
  return isNamed && user.bornOn === child.bornOn
}

type Making = { readonly id: number; readonly uuid: string; readonly owner: UserRow; readonly now: number }

/** A child lives where the owner lives, and has no e-mail address and no password. */
function rowOf({ firstName, lastName, bornOn }: NewChild, { id, uuid, owner, now }: Making): UserRow {
  return {
    id,
    uuid,
    reference: `C${String(id).padStart(7, '0')}`,
    roles: ['customer'],
    permissions: [],
    title: null,
    firstName,
    lastName,
    firstKey: nameKey(firstName),
    lastKey: nameKey(lastName),
    email: null,
    emailKey: null,
    passwordHash: null,
    emailVerifiedAt: null,
    bornOn,
    gender: null,
    ethnicity: null,
    disability: null,
    phone: null,
    address: owner.address,
    emergencyContact: null,
    emailOptIn: false,
    smsOptIn: false,
    phoneOptIn: false,
    postOptIn: false,
    bookingReminders: null,
    homeVenueId: owner.homeVenueId,
    barcode: null,
    paidBooking: true,
    language: null,
    loginPlaces: null,
    termsVersion: null,
    termsAgreedAt: null,
    source: 'linked_user',
    createdAt: now,
  }
}
