import Type, { type Static } from 'typebox'
import { userId } from '../shared/parameters.ts'
import { endpoint } from '../endpoint.ts'
import { languageCodes } from '@touchline/languages'
import { define, nullable, oneOf, text, about } from '../shared/define.ts'
import { CalendarDay, Instant } from '../shared/date-time.ts'
import { relationships, roles } from '../shared/enumerations.ts'
import { data } from '../shared/envelope.ts'
import { IntegerId, Uuid } from '../shared/ids.ts'
import { limits } from '../shared/limits.ts'
import { Price } from '../shared/price.ts'
import { findCustomers, listLinkedUsers, readUser } from './calls.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'
import { tag } from './tag.ts'

export const Address = define(
  'Address',
  Type.Object({
    line1: text('22 Church Walk'),
    line2: nullable(Type.String()),
    town: text('Ashcombe'),
    postcode: text('AC1 5RJ'),
  }),
  ours('O-105: S3 names an address, not its parts'),
)
export type Address = Static<typeof Address>

/** Somebody to call when the user has an accident. */
export const EmergencyContact = define(
  'EmergencyContact',
  Type.Object({
    name: text('Idris Rahman'),
    relationship: nullable(text('partner')),
    phone: text('07700 900008'),
  }),
  ours('O-240: the details of a user have one'),
)
export type EmergencyContact = Static<typeof EmergencyContact>

/** A user with the account details for the customer's site. */
export const User = define(
  'User',
  Type.Object({
    id: IntegerId,
    uuid: ours(Uuid, 'O-105: P3.11 names a user_uuid'),
    reference: text('FW000001'),
    title: nullable(text('Ms')),
    first_name: text('Amina'),
    last_name: text('Rahman'),
    email: nullable(text('amina@example.test')),
    gender: nullable(text('female')),
    ethnicity: nullable(Type.String()),
    disability: nullable(Type.String()),
    profile_picture_url: nullable(Type.String()),
    phone: nullable(text('07700 900001')),
    address: nullable(Address),
    email_opt_in: inferred(Type.Boolean(), 'S3: four marketing opt-ins (email, sms, phone, post)'),
    sms_opt_in: inferred(Type.Boolean(), 'S3: four marketing opt-ins (email, sms, phone, post)'),
    phone_opt_in: inferred(Type.Boolean(), 'S3: four marketing opt-ins (email, sms, phone, post)'),
    post_opt_in: inferred(Type.Boolean(), 'S3: four marketing opt-ins (email, sms, phone, post)'),
    email_verified_at: nullable(Type.String({ format: 'date-time' })),
    date_of_birth: nullable(CalendarDay),
    roles: ours(Type.Array(oneOf(roles)), 'O-105: what the client offers depends on them'),
    home_venue_slug: nullable(text('ashcombe-leisure-centre')),
    membership_user: Type.Boolean(),
    credit: Type.Object({ balance: Price }),
    barcode: nullable(text('290000000001')),
    token: nullable(
      Type.String({
        description: 'Where a login begins; null afterwards',
        examples: ['eAn8r-vKCq3S90m3vj-71tgG6VE3O46mO_CGcvqj9aU'],
      }),
    ),
    has_instruction: Type.Boolean({ description: 'There is a direct-debit instruction' }),
    has_billing_date: Type.Boolean(),
    document_expiry: Type.Array(
      Type.Object({ document_expiring_soon: Type.Boolean(), days_to_expiry: Type.Integer() }),
    ),
    profile_photo: nullable(Type.String()),
    selected_user: nullable(
      Type.Object({
        id: inferred(IntegerId, 'S3: as in a linked user'),
        name: inferred(text('Fairwater Leisure'), 'S3: as in a linked user'),
      }),
    ),
    has_outstanding_penalties: Type.Boolean(),
    membership_document_upload_required: Type.Boolean(),
    emergency_contact: ours(nullable(EmergencyContact), 'O-240: the details of a user have one'),
    booking_reminders: ours(Type.Boolean(), 'O-303: whether a mail reminds of a booking the day before'),
    language: ours(nullable(oneOf(languageCodes)), 'O-240: mails are written in it; null until one was asked for'),
    email_change: ours(
      nullable(Type.Object({ email: text('amina.rahman@example.test'), expires_at: Instant })),
      'O-241: the address that waits to be confirmed, and until when',
    ),
    till_open: ours(Type.Boolean(), 'O-105: offline payments need an open till'),
  }),
  stated('S3'),
)
export type User = Static<typeof User>

/** A person the signed-in user may act for. */
export const LinkedUser = define(
  'LinkedUser',
  Type.Object({
    id: IntegerId,
    relationship: inferred(oneOf(relationships), 'S3: relationships are listed'),
    referenced_user: Type.Object({
      id: IntegerId,
      name: text('Idris Rahman'),
      first_name: ours(text('Idris'), 'O-105: parts of the name'),
      last_name: ours(text('Rahman'), 'O-105: parts of the name'),
      date_of_birth: ours(nullable(CalendarDay), 'O-105: for forms that are filled in for somebody'),
    }),
  }),
  stated('S3'),
)
export type LinkedUser = Static<typeof LinkedUser>

const customersWhy = 'O-209: staff sell to customers, and no call is stated that finds one'

/** A customer whom staff can serve, with details that tell namesakes apart. */
export const FoundCustomer = define(
  'FoundCustomer',
  Type.Object({
    id: IntegerId,
    reference: text('FW000001'),
    name: text('Amina Rahman'),
    email: nullable(text('amina@example.test')),
    date_of_birth: nullable(CalendarDay),
  }),
  ours(customersWhy),
)
export type FoundCustomer = Static<typeof FoundCustomer>

export const userEndpoints = {
  readUser: endpoint(readUser, {
    summary: 'The signed-in user',
    description:
      'The user of the token, with what a site shows of the account: credit, penalties, home venue, and whom they act for.',
    tag,
    provenance: stated('S7'),
    reply: data(User),
  }),
  findCustomers: endpoint(findCustomers, {
    summary: 'Find the customer at the desk',
    description:
      'For staff. `search` is a reference, a barcode or an e-mail address as a whole, or how the first or the last name begins; at most 20 are answered. Use `id` as the owner of a basket of source `front-of-house`. A call of ours: another platform may not have it.',
    tag,
    provenance: ours(customersWhy),
    query: Type.Object({
      search: about(
        Type.String({ minLength: limits.searchLength, maxLength: limits.nameLength }),
        'Part of the name, or of what else the call looks in.',
        'rahman',
      ),
    }),
    reply: data(
      Type.Object({
        customers: Type.Array(FoundCustomer),
        more: Type.Boolean({ description: 'There are others: more of the name finds fewer' }),
      }),
    ),
  }),
  listLinkedUsers: endpoint(listLinkedUsers, {
    summary: 'The people a user may act for',
    description:
      'The people a user may book for. Only confirmed links are listed. Use `referenced_user.id` as `purchased_for_user_id`.',
    tag,
    provenance: stated('S7'),
    params: Type.Object({ userId }),
    reply: data(Type.Array(LinkedUser)),
  }),
}
