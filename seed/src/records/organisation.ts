import type { BookingType, cutOffActions } from '@touchline/contract'
import type { MinorUnits } from '@touchline/money'

/** The organisation a host name belongs to. `host` is null for the default client, which answers unknown hosts. [O-59] */
export type ClientRecord = {
  readonly id: number
  readonly name: string
  readonly host: string | null
  readonly currency: { readonly code: string; readonly symbol: string }
  readonly termsHtml: string
  readonly onlineJoiningEnabled: boolean
  readonly campsAndCoursesBookingEnabled: boolean
  readonly onlineGuestPassesEnabled: boolean
  /** O-39: when false, card payment is refused and baskets without anything to pay still complete. */
  readonly paidBookingEnabled: boolean
  readonly autoTranslateEnabledForCustomer: boolean
  readonly kioskHomeUrl: string | null
}

export type VenueRecord = {
  readonly id: number
  readonly clientId: number
  readonly slug: string
  readonly name: string
  readonly descriptionHtml: string
  readonly address1: string
  readonly address2: string | null
  readonly town: string
  readonly area: string
  readonly postcode: string
  /** OSM opening-hours text. [S3-002] */
  readonly openingTimes: string
  readonly latitude: number
  readonly longitude: number
  /** IANA name. */
  readonly timezone: string
  readonly campsAndCoursesEnabled: boolean
  /** Venue-local day from which the second activities version answers; null means the first. [C-35] */
  readonly activitiesV2MigrationOn: string | null
  readonly phone: string
  readonly email: string
  /** Null: the client draws the pattern of the venue's main activity. */
  readonly pictureUrl: string | null
  readonly createdAt: number
}

/** A hall, a court, a pool; one may contain others of the same venue. The venue itself is no location. */
export type LocationRecord = {
  readonly id: number
  readonly venueId: number
  /** What contains it; null: nothing but the venue. A parent is listed before what it contains. */
  readonly parentId: number | null
  readonly name: string
}

/** The bold display face of headings. */
export type HeadingFont = 'Archivo' | 'Anton'
export type BodyFont = 'Lato' | 'Open Sans' | 'Roboto'
export type SecondaryButtonStyle = 'solid' | 'outline'

/** Colours as hex of six digits. `venueId` null is the client's own theme. [S3-069] */
export type ThemeRecord = {
  readonly clientId: number
  readonly venueId: number | null
  readonly headerPrimaryColour: string
  /** Address of a logo; null: the client writes the name. */
  readonly appLogo: string | null
  readonly appDarkBgColour: string
  readonly appHeaderBgColour: string
  readonly appHeadingFontStyle: HeadingFont
  readonly appPrimaryColour: string
  readonly appSecondaryColour1: string
  readonly appSecondaryColour2: string
  readonly appBodyFontStyle: BodyFont
  readonly appSecondaryButtonStyle: SecondaryButtonStyle
}

/** `venueId` null is the footer shown where no venue is chosen. [S2-127] */
export type FooterRecord = { readonly clientId: number; readonly venueId: number | null; readonly html: string }

export type CutOffAction = (typeof cutOffActions)[number]

/** What the pattern on pictures of a category shows. */
export type ActivityKind =
  'swimming' | 'gymnastics' | 'football' | 'dance' | 'racket' | 'climbing' | 'yoga' | 'athletics' | 'adventure'

/** A parent has no booking type, no parent of its own and no venues; a child is never a parent. [P4-015 to P4-017] */
export type CategoryRecord = {
  /** uuid */
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly bookingType: BookingType | null
  readonly parentId: string | null
  readonly kind: ActivityKind
  readonly venueIds: readonly number[]
  /** What a parent has is of no consequence, nothing is booked in it. */
  readonly cancellation: CancellationPolicy
  readonly createdAt: number
}

/** O-32, O-33: minutes before the start until when cancelling is free, and what follows after that. */
export type CancellationPolicy = {
  readonly cutOffMinutes: number
  readonly actions: readonly CutOffAction[]
  readonly fee: MinorUnits
  readonly message: string
}
