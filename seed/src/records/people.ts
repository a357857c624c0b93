import type { CreditType, Relationship, Role } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'
import type { CutOffAction } from './organisation.ts'

export type Permission = 'view-block-bookings'

export type UserRecord = {
  readonly id: number
  readonly uuid: string
  /** What is printed on a card and accepted at login instead of the e-mail address. */
  readonly reference: string
  readonly roles: readonly Role[]
  readonly permissions: readonly Permission[]
  readonly title: string | null
  readonly firstName: string
  readonly lastName: string
  /** Null: a linked child without a mailbox. */
  readonly email: string | null
  /** In clear, the writer hashes it. Null: nobody can log in as this user. */
  readonly password: string | null
  readonly emailVerifiedAt: number | null
  readonly bornOn: string
  readonly gender: string | null
  readonly phone: string | null
  readonly address: AddressRecord
  readonly marketing: {
    readonly email: boolean
    readonly sms: boolean
    readonly phone: boolean
    readonly post: boolean
  }
  readonly homeVenueId: number
  readonly barcode: string
  /** O-39: the per-user block of paid bookings. */
  readonly paidBookingEnabled: boolean
  readonly createdAt: number
}

export type AddressRecord = {
  readonly line1: string
  readonly line2: string | null
  readonly town: string
  readonly postcode: string
}

/** `ownerId` may act for `userId`; the relationship is the owner's: amina is the parent. Only confirmed links count. [O-38] */
export type LinkedUserRecord = {
  readonly id: number
  readonly ownerId: number
  readonly userId: number
  readonly relationship: Relationship
  readonly confirmedAt: number | null
}

/** A till is open for a member of staff at one venue while `closedAt` is null. [O-40] */
export type TillRecord = {
  readonly id: number
  readonly userId: number
  readonly venueId: number
  readonly openedAt: number
  readonly closedAt: number | null
}

export type MembershipTypeRecord = {
  readonly id: number
  readonly name: string
  readonly descriptionHtml: string
  readonly monthlyPrice: MinorUnits
  readonly joiningFee: MinorUnits
  /** Holders pay a schedule's `memberPrice` where it has one. */
  readonly memberPriceApplies: boolean
  readonly venueIds: readonly number[]
}

export type MembershipRecord = {
  readonly id: number
  readonly userId: number
  readonly membershipTypeId: number
  readonly homeVenueId: number
  readonly startsOn: string
  /** Last day; null: runs until it is cancelled. */
  readonly endsOn: string | null
}

export type CreditRecord = {
  readonly id: number
  readonly userId: number
  readonly type: CreditType
  readonly amount: MinorUnits
  readonly reason: string
  readonly createdAt: number
  readonly expiresAt: number | null
}

/** An unpaid charge; its actions apply until it is paid. [O-18, O-32] */
export type PenaltyRecord = {
  readonly id: number
  readonly userId: number
  readonly amount: MinorUnits
  readonly reason: string
  readonly actions: readonly CutOffAction[]
  readonly createdAt: number
}

/** A waiver somebody has agreed to before and is not asked for again. [O-49] */
export type WaiverAgreementRecord = {
  readonly userId: number
  readonly restrictionId: number
  readonly agreedAt: number
}
