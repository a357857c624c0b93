import type { Tx } from '../../repositories.ts'
import { linkWrites } from './linked/repository.ts'
import { authWrites } from './logins/repository.ts'
import { emailChangeWrites, passwordResetWrites } from './profile/repository.ts'
import { userWrites } from './repository.ts'
import type { UserRow } from './tables.ts'

/** Columns that stay when a person is forgotten: orders and payments refer to them, and they name nobody. */
type Kept = 'id' | 'uuid' | 'reference' | 'paidBooking' | 'source' | 'createdAt'
export type Forgotten = Omit<UserRow, Kept>

/** A new column does not compile until it is decided here. */
const blank: Forgotten = {
  roles: ['customer'],
  permissions: [],
  title: null,
  firstName: 'Closed',
  lastName: 'account',
  // Found by its reference only.
  firstKey: '',
  lastKey: '',
  email: null,
  emailKey: null,
  passwordHash: null,
  emailVerifiedAt: null,
  bornOn: null,
  gender: null,
  ethnicity: null,
  disability: null,
  phone: null,
  address: { line1: '', line2: null, town: '', postcode: '' },
  emergencyContact: null,
  emailOptIn: false,
  smsOptIn: false,
  phoneOptIn: false,
  postOptIn: false,
  bookingReminders: null,
  homeVenueId: null,
  barcode: null,
  language: null,
  loginPlaces: null,
  termsVersion: null,
  termsAgreedAt: null,
}

/**
 * Makes a user anonymous, ends their logins, links, invitations and the links of mails to them, and frees their e-mail
 * address. Part of a transaction.
 */
export async function forgetPerson(tx: Tx, id: number): Promise<void> {
  const user = await tx.users.byId({ id })
  await authWrites(tx).deleteAllOf({ userId: id })
  await userWrites(tx).unlink({ id })
  await linkWrites(tx).forget({ userId: id, emailKey: user?.emailKey ?? '' })
  await emailChangeWrites(tx).end({ userId: id })
  await passwordResetWrites(tx).end({ userId: id })
  await userWrites(tx).forget({ id, ...blank })
}
