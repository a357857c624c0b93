import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { define, nullable, oneOf } from '../shared/define.ts'
import { CalendarDay } from '../shared/date-time.ts'
import { relationships, roles } from '../shared/enumerations.ts'
import { data } from '../shared/envelope.ts'
import { IntegerId, Uuid } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { Price } from '../shared/price.ts'
import { findCustomers, listLinkedUsers, readUser } from './calls.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'

export const Address = define(
  'Address',
  Type.Object({ line1: Type.String(), line2: nullable(Type.String()), town: Type.String(), postcode: Type.String() }),
  ours('O-105: S3 names an address, not its parts'),
)
export type Address = Static<typeof Address>

/** A user of the platform with what the customer's site needs to know. [S3-038 to S3-042] */
export const User = define(
  'User',
  Type.Object({
    id: IntegerId,
    uuid: ours(Uuid, 'O-105: P3.11 names a user_uuid'),
    reference: Type.String(),
    title: nullable(Type.String()),
    first_name: Type.String(),
    last_name: Type.String(),
    email: nullable(Type.String()),
    gender: nullable(Type.String()),
    ethnicity: nullable(Type.String()),
    disability: nullable(Type.String()),
    profile_picture_url: nullable(Type.String()),
    phone: nullable(Type.String()),
    address: nullable(Address),
    email_opt_in: inferred(Type.Boolean(), 'S3: four marketing opt-ins (email, sms, phone, post)'),
    sms_opt_in: inferred(Type.Boolean(), 'S3: four marketing opt-ins (email, sms, phone, post)'),
    phone_opt_in: inferred(Type.Boolean(), 'S3: four marketing opt-ins (email, sms, phone, post)'),
    post_opt_in: inferred(Type.Boolean(), 'S3: four marketing opt-ins (email, sms, phone, post)'),
    email_verified_at: nullable(Type.String({ format: 'date-time' })),
    date_of_birth: nullable(CalendarDay),
    roles: ours(Type.Array(oneOf(roles)), 'O-105: what the client offers depends on them'),
    home_venue_slug: nullable(Type.String()),
    membership_user: Type.Boolean(),
    credit: Type.Object({ balance: Price }),
    barcode: nullable(Type.String()),
    token: nullable(Type.String({ description: 'Where a login begins; null afterwards' })),
    has_instruction: Type.Boolean({ description: 'There is a direct-debit instruction' }),
    has_billing_date: Type.Boolean(),
    document_expiry: Type.Array(
      Type.Object({ document_expiring_soon: Type.Boolean(), days_to_expiry: Type.Integer() }),
    ),
    profile_photo: nullable(Type.String()),
    selected_user: nullable(
      Type.Object({
        id: inferred(IntegerId, 'S3: as in a linked user'),
        name: inferred(Type.String(), 'S3: as in a linked user'),
      }),
    ),
    has_outstanding_penalties: Type.Boolean(),
    membership_document_upload_required: Type.Boolean(),
    till_open: ours(Type.Boolean(), 'O-105: offline payments need an open till'),
  }),
  stated('S3'),
)
export type User = Static<typeof User>

/** A person the signed-in user may act for. [S3-045, S3-046] */
export const LinkedUser = define(
  'LinkedUser',
  Type.Object({
    id: IntegerId,
    relationship: inferred(oneOf(relationships), 'S3: relationships are listed'),
    referenced_user: Type.Object({
      id: IntegerId,
      name: Type.String(),
      first_name: ours(Type.String(), 'O-105: parts of the name'),
      last_name: ours(Type.String(), 'O-105: parts of the name'),
      date_of_birth: ours(nullable(CalendarDay), 'O-105: for forms that are filled in for somebody'),
    }),
  }),
  stated('S3'),
)
export type LinkedUser = Static<typeof LinkedUser>

const customersWhy = 'O-209: staff sell to customers, and no call is stated that finds one'

/** Somebody whom staff can serve: what tells them from others of the same name. [O-209] */
export const FoundCustomer = define(
  'FoundCustomer',
  Type.Object({
    id: IntegerId,
    reference: Type.String(),
    name: Type.String(),
    email: nullable(Type.String()),
    date_of_birth: nullable(CalendarDay),
  }),
  ours(customersWhy),
)
export type FoundCustomer = Static<typeof FoundCustomer>

export const userEndpoints = {
  readUser: endpoint(readUser, {
    summary: 'The signed-in user',
    tag: 'Users',
    provenance: stated('S7'),
    reply: data(User),
  }),
  findCustomers: endpoint(findCustomers, {
    summary: 'Find the customer at the desk',
    tag: 'Users',
    provenance: ours(customersWhy),
    query: Type.Object({ search: Type.String({ minLength: limits.searchLength, maxLength: limits.nameLength }) }),
    reply: data(
      Type.Object({
        customers: Type.Array(FoundCustomer),
        more: Type.Boolean({ description: 'There are others: more of the name finds fewer' }),
      }),
    ),
  }),
  listLinkedUsers: endpoint(listLinkedUsers, {
    summary: 'The people a user may act for',
    tag: 'Users',
    provenance: stated('S7'),
    params: Type.Object({ userId: IntegerId }),
    reply: data(Type.Array(LinkedUser)),
  }),
}
