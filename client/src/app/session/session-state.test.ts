import { describe, expect, test } from 'vitest'
import { actingFor, guest, sessionAfter } from './session-state.ts'
import type { LinkedUser, SessionEvent, SessionState, User } from './session-state.ts'

const amina: User = {
  id: 7,
  uuid: '018f4a2e-0000-7000-8000-000000000007',
  reference: 'TL0007',
  title: null,
  firstName: 'Amina',
  lastName: 'Yusuf',
  email: 'amina@example.test',
  gender: null,
  ethnicity: null,
  disability: null,
  profilePictureUrl: null,
  phone: null,
  address: null,
  emailOptIn: false,
  smsOptIn: false,
  phoneOptIn: false,
  postOptIn: false,
  emailVerifiedAt: null,
  dateOfBirth: '1988-03-04',
  roles: ['customer'],
  homeVenueSlug: null,
  membershipUser: false,
  credit: { balance: { formatted: '£0.00', value: 0, currency: 'GBP' } },
  barcode: null,
  token: null,
  hasInstruction: false,
  hasBillingDate: false,
  documentExpiry: [],
  profilePhoto: null,
  selectedUser: null,
  hasOutstandingPenalties: false,
  membershipDocumentUploadRequired: false,
  tillOpen: false,
}

const idris: LinkedUser = {
  id: 1,
  relationship: 'parent',
  referencedUser: { id: 8, name: 'Idris Yusuf', firstName: 'Idris', lastName: 'Yusuf', dateOfBirth: '2016-01-02' },
}

const after = (...events: readonly SessionEvent[]): SessionState => events.reduce(sessionAfter, guest)

const signedIn: readonly SessionEvent[] = [
  { kind: 'login-attempted' },
  { kind: 'login-succeeded' },
  { kind: 'user-loaded', user: amina },
  { kind: 'linked-users-loaded', linkedUsers: [idris] },
]

describe('the session', () => {
  test('[S4-032] a login request is pending', () => {
    expect(after({ kind: 'login-attempted' })).toEqual({ ...guest, login: 'pending' })
  })

  test('[S4-033] a failed login sets the error and clears the user', () => {
    expect(after(...signedIn, { kind: 'login-failed', message: 'No.' })).toEqual({
      ...guest,
      login: 'failed',
      error: 'No.',
    })
  })

  test('[S4-034] a successful login is logged in', () => {
    expect(after({ kind: 'login-attempted' }, { kind: 'login-succeeded' })).toMatchObject({
      login: 'succeeded',
      loggedIn: true,
    })
  })

  test('[S4-035] logging out resets everything including linked users', () => {
    expect(after(...signedIn, { kind: 'user-selected', userId: 8 }, { kind: 'logged-out' })).toEqual(guest)
  })

  test('[S4-036] a visitor can be marked as logged in before the user is read', () => {
    expect(after({ kind: 'marked-logged-in', selectedUserId: 8 })).toMatchObject({ loggedIn: true, user: null })
  })

  test('[S3-044] holds the login’s status, the user, the linked users and the error', () => {
    const nobody = { user: null, linkedUsers: [], error: null, loggedIn: false }
    expect(after({ kind: 'login-attempted' })).toMatchObject({ login: 'pending', ...nobody })
    expect(after({ kind: 'login-failed', message: 'No.' })).toMatchObject({ login: 'failed', ...nobody, error: 'No.' })
    expect(after(...signedIn)).toMatchObject({
      login: 'succeeded',
      error: null,
      loggedIn: true,
      user: amina,
      linkedUsers: [idris],
    })
  })

  test('[S4-040] logging in, reading the user and linked users, choosing a person and logging out each change it', () => {
    const tried = after({ kind: 'login-attempted' })
    const read = sessionAfter(tried, { kind: 'user-loaded', user: amina })
    const known = sessionAfter(read, { kind: 'linked-users-loaded', linkedUsers: [idris] })
    const chosen = sessionAfter(known, { kind: 'user-selected', userId: 8 })
    expect([tried.login, read.user, known.linkedUsers, chosen.selectedUserId]).toEqual(['pending', amina, [idris], 8])
    expect(sessionAfter(chosen, { kind: 'logged-out' })).toEqual(guest)
  })

  test('closing the login clears its error', () => {
    expect(after({ kind: 'login-failed', message: 'No.' }, { kind: 'login-dismissed' })).toEqual(guest)
  })
})

describe('acting for somebody', () => {
  test('[C-05 partly] nobody selected means oneself', () => {
    expect(actingFor(after(...signedIn))).toEqual({ ownerId: 7, purchasedForUserId: null, subjectId: 7 })
  })

  test('[S6-006 partly, S6-010 partly, S6-011 partly] a linked user is the subject, the signed-in user stays the owner', () => {
    const state = after(...signedIn, { kind: 'user-selected', userId: 8 })
    expect(actingFor(state)).toEqual({ ownerId: 7, purchasedForUserId: 8, subjectId: 8 })
  })

  test.each([7, 99, null])('selecting %o means oneself', (userId) => {
    expect(after(...signedIn, { kind: 'user-selected', userId }).selectedUserId).toBeNull()
  })

  test('a stored selection counts only while the link exists', () => {
    const kept: SessionEvent = { kind: 'marked-logged-in', selectedUserId: 8 }
    expect(after(kept, { kind: 'linked-users-loaded', linkedUsers: [idris] }).selectedUserId).toBe(8)
    expect(after(kept, { kind: 'linked-users-loaded', linkedUsers: [] }).selectedUserId).toBeNull()
  })
})
