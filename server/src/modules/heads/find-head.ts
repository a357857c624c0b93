import { PlatformError } from '@touchline/contract'
import type { Language } from '@touchline/languages'
import type { PageHead } from '../../page-head.ts'
import type { Reads } from '../../repositories.ts'
import { text, word } from '../../texts/index.ts'
import { presentCamp } from '../camps/index.ts'
import { presentCourse } from '../courses/index.ts'
import { getSchedule } from '../schedules/index.ts'
import { readView } from '../selling/index.ts'
import type { ClientRow } from '../site/index.ts'
import type { VenueRow } from '../venues/index.ts'
import { plainText } from './plain-text.ts'
import { categoryPath, schedulePath, type SoldWhole, venuePath } from '../site/index.ts'
import { readAddress } from './read-address.ts'
import { campSubject, courseSubject, venueSubject } from './subjects.ts'

/** A picture of every site, for what has none of its own. */
const sharedPicture = '/share.png'

type Asked = {
  /** The path of the address, without its query. */
  readonly path: string
  readonly origin: string
  readonly language: Language
  /** Sandbox time, epoch milliseconds. */
  readonly now: number
}

type Found = Omit<PageHead, 'siteName' | 'title' | 'picture'> & {
  readonly name: string | null
  readonly picture: string | null
}

/** The head of a page of the bookings site; undefined for pages that search engines have no use for or do not exist. */
export async function findHead(reads: Reads, asked: Asked): Promise<PageHead | undefined> {
  const client = await reads.site.getClient()
  const found = await findPage(reads, client, asked)
  if (found === undefined) return undefined
  const { name, picture, ...head } = found
  return {
    ...head,
    siteName: client.name,
    title: name === null ? client.name : `${name} | ${client.name}`,
    picture: picture ?? sharedPicture,
  }
}

async function findPage(reads: Reads, client: ClientRow, asked: Asked): Promise<Found | undefined> {
  const { path, language } = asked
  if (path === '/') {
    const description = word(language, text('heads:home', { name: client.name }))
    return { name: null, description, path, picture: null, subject: null }
  }
  const address = readAddress(path)
  if (address === undefined) return undefined
  const venue = await reads.venues.bySlug({ slug: address.venueSlug })
  if (venue === undefined) return undefined
  const { bookingType, categorySlug, slug } = address
  if (categorySlug === null) return bookingType === null ? venuePage(venue, language) : undefined
  if (bookingType !== null && slug !== null) {
    return schedulePage(reads, client, { ...asked, venue, bookingType, categorySlug, slug })
  }
  return categoryPage(reads, { venue, bookingType, categorySlug, language })
}

function venuePage(venue: VenueRow, language: Language): Found {
  const description = plainText(venue.description ?? '')
  return {
    name: venue.name,
    description: description || word(language, text('heads:venue', { venue: venue.name, town: venue.town })),
    path: venuePath(venue.slug),
    picture: venue.pictureUrl,
    subject: venueSubject(venue),
  }
}

type OfCategory = {
  readonly venue: VenueRow
  readonly bookingType: SoldWhole | null
  readonly categorySlug: string
  readonly language: Language
}

async function categoryPage(
  reads: Reads,
  { venue, bookingType, categorySlug, language }: OfCategory,
): Promise<Found | undefined> {
  const called = await reads.categories.called({ slug: categorySlug, id: categorySlug })
  const category = called.find(({ slug }) => slug === categorySlug)
  if (category === undefined) return undefined
  return {
    name: `${category.name} | ${venue.name}`,
    description: word(language, text('heads:category', { category: category.name, venue: venue.name })),
    path: categoryPath(category.bookingType ?? bookingType, { venueSlug: venue.slug, categorySlug: category.slug }),
    picture: venue.pictureUrl,
    subject: null,
  }
}

type OfSchedule = Asked &
  OfCategory & {
    readonly bookingType: SoldWhole
    readonly slug: string
  }

/** A course or camp as a visitor sees it. */
async function schedulePage(reads: Reads, client: ClientRow, asked: OfSchedule): Promise<Found | undefined> {
  const { venue, bookingType, categorySlug, slug, language, now, origin } = asked
  const query = { source: 'online' as const, venue_slugs: [venue.slug], category_slugs: [categorySlug] }
  const schedule = await getSchedule(reads, bookingType, client, { idOrSlug: slug, query }).catch(noneWhereUnknown)
  if (schedule === undefined) return undefined
  const view = await readView(reads, [schedule], { actor: { ownerId: undefined, channel: 'online' }, client, now })
  const path = schedulePath(bookingType, { venueSlug: venue.slug, categorySlug, slug: schedule.row.slug })
  const offered = { venue, organiser: client.name, url: origin + path }
  const { name, description } = schedule.row
  return {
    name: `${name} | ${venue.name}`,
    description: plainText(description) || word(language, text('heads:schedule', { name, venue: venue.name })),
    path,
    picture: venue.pictureUrl,
    subject:
      bookingType === 'courses'
        ? courseSubject(presentCourse(schedule, view), offered)
        : campSubject(presentCamp(schedule, view), offered),
  }
}

/** An unknown, ended or hidden schedule has no head. */
function noneWhereUnknown(error: unknown): undefined {
  if (error instanceof PlatformError && error.code === 'item_not_found') return undefined
  throw error
}
