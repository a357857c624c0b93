import {
  type AuthorisationOutcome,
  type Booking,
  type CartSource,
  listBookings,
  listLinkedUsers,
  type PaymentProvider,
  type TenderType,
} from '@touchline/contract'
import type { PersonaName } from '@touchline/seed'
import { expect } from 'vitest'
import type { Customer, Stage } from '../payments/stage.ts'
import { type Person, Refusal } from '../support/person.ts'
import type { Chances, Programme } from './programme.ts'

/** A customer who books and pays for themselves and linked users. */
export type Booker = {
  readonly person: Person
  readonly customer: Customer
  /** The people of their bookings; undefined where a call names none. */
  readonly whom: readonly (number | undefined)[]
  /** Attempts that the bank has let through, to be completed at any later time. */
  readonly attempts: AuthorisationOutcome[]
}

export type Walk = {
  readonly stage: Stage
  readonly provider: PaymentProvider
  readonly chance: Chances
  readonly programme: Programme
  readonly bookers: readonly Booker[]
  /** Each has a till of their own. */
  readonly staff: readonly [Person, Person]
  /** The payments reported to the customer. */
  readonly told: Told[]
}

export type Told = { readonly orderId: number; readonly by: Person; readonly payments: readonly Paid[] }
type Paid = { readonly tender_type: TenderType; readonly amount: number }

export const online: CartSource = 'activity-booking'

export async function bookerOf(stage: Stage, name: PersonaName): Promise<Booker> {
  const person = await stage.platform.as(name)
  const { data } = await person.call(listLinkedUsers, { params: { userId: person.id } })
  const whom = [undefined, ...data.map(({ referenced_user: { id } }) => id)]
  return { person, customer: await stage.as(name), whom, attempts: [] }
}

/** Undefined where it is refused: people try what cannot be. What breaks is no refusal. */
export async function tried<T>(act: Promise<T>): Promise<T | undefined> {
  try {
    return await act
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(error.status, error.message).toBeLessThan(500)
    return undefined
  }
}

/** The customer's bookings and basket lines. */
export async function bookingsOf(person: Person, ofUser?: number): Promise<readonly Booking[]> {
  const source = ofUser === undefined ? 'customers' : 'foh'
  const whose = ofUser === undefined ? {} : { user_id: ofUser }
  const query = { cancellation_source: source, per_page: 100, status: ['settled', 'reserved'], ...whose } as const
  return (await person.call(listBookings, { query: { ...query, status: [...query.status] } })).data
}
