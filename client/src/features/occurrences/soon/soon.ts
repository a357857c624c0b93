import type { Entity } from '@touchline/contract/client'
import type { Read, ReadPrice } from '../../../api/keys.ts'
import { nameOfSlug } from '../../../i18n/slug-name.ts'
import type { WireDateTime } from '../../../i18n/when.ts'
import { bookedAs } from '../booked-as.ts'
import type { BookedAs } from '../booked-as.ts'
import type { Ages } from '../schedules/ages.ts'
import { payablePrice } from '../schedules/schedule.ts'
import type { Schedule } from '../schedules/schedule.ts'

type WireStartingSoon = Entity<'StartingSoon'>

type Named = { readonly name: string | null; readonly slug: string }

/** An item that begins soon: the data of its card and its link. */
export type Soon = Ages & {
  readonly of: BookedAs
  /** Its part of an address: the slug of a course or camp, otherwise the id. */
  readonly address: string
  readonly name: string
  readonly startsAt: WireDateTime
  readonly endsAt: WireDateTime | null
  readonly category: Named
  readonly venue: Named
  readonly place: string | null
  readonly price: ReadPrice | null
  /** The price is the lowest of several by age. */
  readonly isFrom: boolean
  readonly capacity: { readonly available: number | null; readonly maximum: number | null } | null
  readonly pictureKind: string | null
}

/** The displayable part of an answer; null without a name or an address. */
export function soonIn(answer: Read<WireStartingSoon>): Soon | null {
  const { startsAt, endsAt, price, capacity, location, pictureKind, suitableFor } = answer
  const of = bookedAs(answer.bookingType)
  const address = answer.slug ?? (answer.id === null ? null : String(answer.id))
  const [category, venue] = [addressed(answer.category), addressed(answer.venue)]
  const name = answer.name ?? category?.name
  if (!of || !address || !startsAt || !category || !venue || !name) return null
  const place = location?.name ?? null
  const isFrom = answer.isFrom === true
  return {
    of,
    address,
    name,
    startsAt,
    endsAt,
    category,
    venue,
    place,
    price,
    isFrom,
    capacity,
    pictureKind,
    suitableFor,
  }
}

/** A course of a platform that lists courses only; null without an address here. `slugOf`: the venue's, by id. */
export function soonOfCourse(course: Schedule, slugOf: (venueId: number) => string | undefined): Soon | null {
  const { startsAt, endsAt, name, slug, capacity, pictureKind = null, suitableFor = null } = course
  const category = addressed(course.category)
  const id = course.venue?.id ?? null
  const venueSlug = course.venue?.slug ?? (id === null ? undefined : slugOf(id))
  if (!startsAt || !category || !venueSlug) return null
  const venue = { name: course.venue?.name ?? null, slug: venueSlug }
  const common = { of: 'course', address: slug, place: null, price: payablePrice(course), isFrom: false } as const
  return { ...common, name, startsAt, endsAt, category, venue, capacity, pictureKind, suitableFor }
}

type Answered = { readonly name?: string | null; readonly slug?: string | null } | null

function addressed(answer: Answered): Named | null {
  return answer?.slug ? { name: answer.name ?? nameOfSlug(answer.slug), slug: answer.slug } : null
}
