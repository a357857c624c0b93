import type { Role } from '@touchline/contract'

/** The one password of every seeded login. */
export const seedPassword = 'Touchline-2026'

/**
 * A customer or a member of staff with a reason to exist. `name` is what the control calls and tests say, and the local
 * part of the login `{name}@example.test`.
 */
export type Persona = {
  readonly name: PersonaName
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  readonly email: string
  /** One sentence about the person. */
  readonly description: string
  /** The case that only this persona shows. */
  readonly why: string
}

const names = ['amina', 'ben', 'carys', 'dylan', 'ellie', 'farid', 'gwen'] as const
export type PersonaName = (typeof names)[number]

function persona(
  name: PersonaName,
  lastName: string,
  role: Role,
  words: { readonly description: string; readonly why: string },
): Persona {
  const firstName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return { name, userId: names.indexOf(name) + 1, firstName, lastName, role, email: `${name}@example.test`, ...words }
}

/** The cast, in the order of their user ids. */
export const personas: readonly Persona[] = [
  persona('amina', 'Rahman', 'customer', {
    description: 'A parent of three with £15.00 of general credit, who books for Idris, Safiya and Yusuf.',
    why: 'Booking for linked children, credit at checkout, a course already booked for a child, a child on a waitlist, past orders.',
  }),
  persona('ben', 'Carter', 'customer', {
    description: 'A member with £20.00 of membership credit who pays the member price and has signed the pool waiver.',
    why: 'Member prices, courses for members only, membership credit, a waiver that is not asked for again, a place that is offered to him until tomorrow.',
  }),
  persona('carys', 'Evans', 'customer', {
    description: 'A new customer who registered today and has neither bookings nor credit.',
    why: 'Empty lists, the first booking, a course for members that she does not qualify for.',
  }),
  persona('dylan', 'Morgan', 'customer', {
    description: 'A customer in arrears: missed sessions left a charge of £5.00 that blocks new bookings.',
    why: 'The notice about outstanding payments and the refusal to book until they are paid.',
  }),
  persona('ellie', 'Thompson', 'foh', {
    description: 'Front of house at Ashcombe, with her till open.',
    why: 'The front-of-house channel, acting for a customer, offline payments, sessions with each kind of clash.',
  }),
  persona('farid', 'Aziz', 'super_user', {
    description: 'The super user who looks after integrations and settings.',
    why: 'What only a super user sees and changes.',
  }),
  persona('gwen', 'Llewellyn', 'customer', {
    description:
      'A carer who books for Huw Parry, an adult in her care; she waits for three places at a swim and keeps two cards.',
    why: 'A linked adult, a link that is not confirmed and gives no rights, a group that was passed over on a waitlist, an offer that runs out tonight, a walk that was booked by itself, a kept card that pays and one that has expired.',
  }),
]

/** The user id of a persona. */
export function personaId(name: PersonaName): number {
  return names.indexOf(name) + 1
}
