import {
  acceptMembershipRequest,
  changeUser,
  createMembershipRequest,
  saveSearch,
  uploadDocument,
  uploadPhoto,
} from '@touchline/contract'
import { formOf, jpeg, pdf } from '../documents/files.ts'
import type { Person } from '../support/platform.ts'

export const studentCard = pdf('A student card')
export const newAddress = 'new-address@example.test'

/** Fills in every detail of a person, with a new address that waits to be confirmed. */
export function fillIn(person: Person) {
  const contact = { name: 'Idris Somebody', relationship: 'partner', phone: '07700 900111' }
  const details = { ethnicity: 'asian_british', disability: 'Low vision', emergency_contact: contact }
  return person.call(changeUser, { body: { data: { ...details, email: newAddress } } })
}

/** Sends a document and a photo. */
export async function sendFiles(person: Person): Promise<void> {
  await person.send(formOf(uploadDocument.path, { content: studentCard, name: 'Student card.pdf' }))
  await person.send(formOf(uploadPhoto.path, { content: jpeg(), name: 'me.jpg' }))
}

export function saveSwims(person: Person) {
  const search = { name: 'My swims', path: '/location/ashcombe-leisure-centre/public-swims', query: 'after=16:00' }
  return person.call(saveSearch, { body: { data: search } })
}

/** Has a freeze of a membership agreed on, and asks for its end, which waits for staff. */
export async function freezeAndAskToEnd(person: Person, staff: Person, membershipId: number): Promise<void> {
  const params = { userId: person.id }
  const freeze = { membership_id: membershipId, kind: 'freeze', from: '2026-04-07', months: 2 } as const
  const { data } = await person.call(createMembershipRequest, { params, body: { data: freeze } })
  await staff.call(acceptMembershipRequest, { params: { requestId: data.id } })
  await person.call(createMembershipRequest, {
    params,
    body: { data: { membership_id: membershipId, kind: 'end' } },
  })
}
