import { type FoundCustomer, type LinkedUser, readDocument, type User } from '@touchline/contract'
import { type Currency, type MinorUnits, zero } from '@touchline/money'
import { presentInstant } from '../../infra/wire/date-time.ts'
import { presentPrice } from '../../infra/wire/price.ts'
import { shownEmail } from './shown-email.ts'
import type { UserRow } from './tables.ts'

/** The facts of a user besides the user's own row. */
export type UserFacts = {
  readonly homeVenueSlug: string | null
  readonly isMember: boolean
  readonly creditBalance: MinorUnits
  readonly hasOutstandingPenalties: boolean
  readonly tillOpen: boolean
  readonly currency: Currency
  /** The id of the photo. */
  readonly photoId: string | undefined
  readonly emailChange: User['email_change']
  /** The user acted for at the moment. */
  readonly selected: Pick<UserRow, 'id' | 'firstName' | 'lastName'> | undefined
}

/**
 * Presents a user. Tokens are unknown (only hashes are stored), memberships carry instructions, documents do not expire.
 * [O-99]
 */
export function presentUser(user: UserRow, facts: UserFacts): User {
  const photo = facts.photoId === undefined ? null : pathOfDocument(user.id, facts.photoId)
  return {
    id: user.id,
    uuid: user.uuid,
    reference: user.reference,
    title: user.title,
    first_name: user.firstName,
    last_name: user.lastName,
    email: shownEmail(user.email),
    gender: user.gender,
    ethnicity: user.ethnicity,
    disability: user.disability,
    profile_picture_url: photo,
    phone: user.phone,
    address: user.address,
    email_opt_in: user.emailOptIn,
    sms_opt_in: user.smsOptIn,
    phone_opt_in: user.phoneOptIn,
    post_opt_in: user.postOptIn,
    email_verified_at: user.emailVerifiedAt === null ? null : presentInstant(user.emailVerifiedAt),
    date_of_birth: user.bornOn,
    roles: [...user.roles],
    home_venue_slug: facts.homeVenueSlug,
    membership_user: facts.isMember,
    credit: { balance: presentPrice(facts.creditBalance, facts.currency) },
    barcode: user.barcode,
    token: null,
    has_instruction: false,
    has_billing_date: false,
    document_expiry: [],
    profile_photo: photo,
    selected_user: facts.selected ? { id: facts.selected.id, name: nameOf(facts.selected) } : null,
    has_outstanding_penalties: facts.hasOutstandingPenalties,
    membership_document_upload_required: false,
    emergency_contact: user.emergencyContact,
    booking_reminders: user.bookingReminders ?? true,
    language: user.language,
    email_change: facts.emailChange,
    till_open: facts.tillOpen,
  }
}

/** Presents only the identity of a user. [O-17] */
export function presentVisitor(user: UserRow, currency: Currency): User {
  const noWishes = { emailOptIn: false, smsOptIn: false, phoneOptIn: false, postOptIn: false }
  const noDetails = { title: null, email: null, gender: null, phone: null, bornOn: null, barcode: null }
  const noConcerns = { ethnicity: null, disability: null, emergencyContact: null, language: null }
  const noName = { reference: '', firstName: '', lastName: '', emailVerifiedAt: null, roles: ['customer'] as const }
  const facts: UserFacts = {
    homeVenueSlug: null,
    isMember: false,
    creditBalance: zero,
    hasOutstandingPenalties: false,
    tillOpen: false,
    photoId: undefined,
    emailChange: null,
    currency,
    selected: undefined,
  }
  return { ...presentUser({ ...user, ...noWishes, ...noDetails, ...noConcerns, ...noName }, facts), address: null }
}

/** From the root of the API. */
function pathOfDocument(userId: number, id: string): string {
  return readDocument.path.replace('{userId}', String(userId)).replace('{documentId}', id)
}

function nameOf({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

export function presentFound(user: UserRow): FoundCustomer {
  return {
    id: user.id,
    reference: user.reference,
    name: nameOf(user),
    email: shownEmail(user.email),
    date_of_birth: user.bornOn,
  }
}

type Linked = {
  readonly link: { readonly id: number; readonly relationship: LinkedUser['relationship'] }
  readonly user: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'bornOn'>
}

export function presentLinkedUser({ link, user }: Linked): LinkedUser {
  return {
    id: link.id,
    relationship: link.relationship,
    referenced_user: {
      id: user.id,
      name: nameOf(user),
      first_name: user.firstName,
      last_name: user.lastName,
      date_of_birth: user.bornOn,
    },
  }
}
