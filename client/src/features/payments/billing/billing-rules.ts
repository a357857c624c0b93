import { limits, normalPostcode } from '@touchline/contract/client'
import type { BillingDetails } from '../machine/states/payment-details.ts'

/** The details of the card's owner. */
export type BillingFields = {
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly postcode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

export type BillingField = keyof BillingFields

export type BillingProblem = { readonly kind: 'required' } | { readonly kind: 'too-long'; readonly maximum: number }

export type BillingProblems = Readonly<Partial<Record<BillingField, BillingProblem>>>

const { billing } = limits

/** The maximum length of each field, in form order. payments.md 6.2 */
export const billingLimits: Readonly<Record<BillingField, number>> = {
  firstName: billing.firstName,
  lastName: billing.lastName,
  address1: billing.addressLine,
  address2: billing.addressLine,
  city: billing.city,
  postcode: billing.postcode,
  country: 2,
}

/** The fields in form order. */
export const billingFields: readonly BillingField[] = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'postcode',
  'country',
]

function problemOf(field: BillingField, text: string): BillingProblem | null {
  const length = text.trim().length
  if (length === 0) return field === 'address2' ? null : { kind: 'required' }
  const maximum = billingLimits[field]
  return length > maximum ? { kind: 'too-long', maximum } : null
}

/** Problems to correct before the card can be charged; empty without any. */
export function billingProblems(fields: BillingFields): BillingProblems {
  const entries = billingFields.map((field) => [field, problemOf(field, fields[field])] as const)
  return Object.fromEntries(entries.filter(([, problem]) => problem !== null))
}

/** Stored before they were refused. */
const hidden = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

type Address = {
  readonly line1?: string | null
  readonly line2?: string | null
  readonly town?: string | null
  readonly postcode?: string | null
}

/** The logged-in user's details for a bill. */
export type BillPayer = {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly address?: Address | null | undefined
}

/**
 * The initial form, which can be paid with as it is: what is longer than banks allow is cut. They compare the postcode and
 * the number of the house, which come first, and nobody should have to shorten their own name or address to pay.
 */
export function billingOf({ firstName, lastName, address }: BillPayer, country: string): BillingFields {
  return {
    firstName: fitted('firstName', firstName),
    lastName: fitted('lastName', lastName),
    address1: fitted('address1', address?.line1),
    address2: fitted('address2', address?.line2),
    city: fitted('city', address?.town),
    postcode: fitted('postcode', normalPostcode(address?.postcode ?? '')),
    country,
  }
}

/** A stored text in one line and within the limit of its field; no character is cut in two. */
function fitted(field: BillingField, stored: string | null | undefined): string {
  const line = (stored ?? '').replaceAll(hidden, ' ').trim()
  const whole = [...line].reduce(
    (text, next) => (text.length + next.length > billingLimits[field] ? text : text + next),
    '',
  )
  return whole.trim()
}

/** The non-empty lines of the address, without the country. */
export function billingAddress({ address1, address2, city, postcode }: BillingFields): readonly string[] {
  return [address1, address2, city, postcode].map((line) => line.trim()).filter((line) => line !== '')
}

/** The details as the platform takes them. */
export function billingDetails(fields: BillingFields): BillingDetails {
  const [firstName, lastName] = [fields.firstName.trim(), fields.lastName.trim()]
  return {
    billingName: `${firstName} ${lastName}`.slice(0, billing.name),
    firstName,
    lastName,
    address1: fields.address1.trim(),
    address2: fields.address2.trim() || null,
    city: fields.city.trim(),
    postcode: fields.postcode.trim(),
    country: fields.country || null,
  }
}
