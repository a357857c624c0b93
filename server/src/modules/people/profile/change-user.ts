import {
  normalEmail,
  normalPostcode,
  PlatformError,
  type ProfileChange,
  profileProblems,
  refuseFields,
  type Text,
  type User,
} from '@touchline/contract'
import { hour, localDate } from '@touchline/clock'
import { type Actor, getCallerId } from '../../../actor.ts'
import type { Deps } from '../../../deps.ts'
import { text } from '../../../texts/index.ts'
import { emailKey, nameKey } from '../search-keys.ts'
import { mayMail } from '../logins/guesses.ts'
import { problemText } from '../logins/problem-text.ts'
import { readUser } from '../read-user.ts'
import { type Profile, userWrites } from '../repository.ts'
import { addressLinkLasts, askToConfirm, mailAbout, prepareLink } from './account-mails.ts'
import { emailChangeWrites } from './repository.ts'

const emailChanges = { most: 5, within: hour }

/**
 * Changes the given fields of the caller. A new e-mail address waits to be confirmed; the present one ends a change that
 * waits. Throws `validation_failed` by field, and `rate_limited` after several new addresses.
 */
export async function changeUser(deps: Deps, actor: Actor, change: ProfileChange): Promise<User> {
  const userId = getCallerId(actor)
  const problems = Object.entries(profileProblems(change))
  refuseFields(Object.fromEntries(problems.map(([field, problem]) => [`data.${field}`, [problemText(problem)]])))

  if (change.email !== undefined) await limitAddresses(deps, userId, change.email)
  const link = await prepareLink(deps, addressLinkLasts)
  const noticeId = await deps.ids.integer('mail')
  await deps.store.write(async (tx) => {
    await userWrites(tx).lock({ id: userId })
    const user = await tx.users.byId({ id: userId })
    if (!user) throw new PlatformError('unauthenticated')
    checkBirth(user.bornOn, change.date_of_birth, deps.clock.now())
    const changed = { ...user, ...valuesOf(change) }
    await userWrites(tx).changeProfile(changed)
    if (change.email === undefined) return
    const email = normalEmail(change.email) ?? change.email.trim()
    if (emailKey(email) === user.emailKey) {
      await emailChangeWrites(tx).end({ userId })
      return
    }
    if (await tx.users.byEmail({ emailKey: emailKey(email) })) {
      throw new PlatformError('validation_failed', { fields: { 'data.email': [text('people:email_in_use')] } })
    }
    await askToConfirm(tx, deps, changed, { ...link, email })
    if (user.email === null) return
    await mailAbout(tx, changed, {
      mailId: noticeId,
      kind: 'email-asked',
      to: user.email,
      subject: (organisation) => text('mails:email_asked_subject', { organisation }),
      blocks: [text('mails:email_asked'), text('mails:not_you')],
      now: link.now,
    })
  })
  return deps.store.read((reads) => readUser(reads, { userId, now: deps.clock.now() }))
}

/** Throws `rate_limited` when a user has tried several addresses, or an address has got several mails. */
async function limitAddresses(deps: Deps, userId: number, email: string): Promise<void> {
  const user = await deps.store.read((reads) => reads.users.byId({ id: userId }))
  if (user?.emailKey === emailKey(email)) return
  const mayAsk = deps.attempts.take(`email ${userId}`, emailChanges) && mayMail(deps, email)
  if (!mayAsk) throw new PlatformError('rate_limited')
}

/** A date of birth is given once, where it is unknown: prices depend on it. [O-377] */
function checkBirth(known: string | null, given: string | undefined, now: number): void {
  if (given === undefined || given === known) return
  const refuse = (problem: Text) =>
    new PlatformError('validation_failed', { fields: { 'data.date_of_birth': [problem] } })
  if (known !== null) throw refuse(text('people:birth_known'))
  if (given >= localDate(now, 'UTC')) throw refuse(text('people:born_in_past'))
}

/** The columns that a change writes; fields that are not given are left out. */
function valuesOf(change: ProfileChange): Partial<Profile> {
  const { first_name: firstName, last_name: lastName, address, emergency_contact: contact } = change
  const values: { readonly [K in keyof Profile]?: Profile[K] | undefined } = {
    title: orNull(change.title),
    firstName: firstName?.trim(),
    firstKey: firstName === undefined ? undefined : nameKey(firstName),
    lastName: lastName?.trim(),
    lastKey: lastName === undefined ? undefined : nameKey(lastName),
    bornOn: change.date_of_birth,
    gender: orNull(change.gender),
    ethnicity: orNull(change.ethnicity),
    disability: orNull(change.disability),
    phone: orNull(change.phone),
    address: address && {
      line1: address.line1.trim(),
      line2: orNull(address.line2) ?? null,
      town: address.town.trim(),
      postcode: normalPostcode(address.postcode),
    },
    emergencyContact: contact && {
      name: contact.name.trim(),
      relationship: orNull(contact.relationship) ?? null,
      phone: contact.phone.trim(),
    },
    emailOptIn: change.email_opt_in,
    smsOptIn: change.sms_opt_in,
    phoneOptIn: change.phone_opt_in,
    postOptIn: change.post_opt_in,
    bookingReminders: change.booking_reminders,
    language: change.language,
  }
  // Keys without a value are those that were not given.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Profile>
}

/** Empty texts count as none. */
function orNull(value: string | null | undefined): string | null | undefined {
  return value === undefined ? undefined : value?.trim() || null
}
