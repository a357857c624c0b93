import type { Entity } from '@touchline/contract/client'
import type { Read } from '../../api/keys.ts'
import { nameOfSlug } from '../../i18n/slug-name.ts'

type WireCategory = Entity<'VenueCategory'>

/** An activity of a group. */
export type SubActivity = { readonly name: string; readonly slug: string }

/** A choice at a venue: a group of activities, or one booked by date. */
export type VenueCategory = {
  readonly id: string | null
  readonly name: string
  readonly slug: string
  /** Outside any group. */
  readonly isRoot: boolean
  /** The order of its times. */
  readonly browseByName: string
  /** The customer chooses the court, or the like. */
  readonly customerChooses: boolean
  readonly v1Type: string | null
  readonly v2Type: string | null
  /** Slugs of the venues that have it. */
  readonly venueSlugs: readonly string[]
  readonly children: readonly SubActivity[]
  readonly pictureKind: string | null
  /** `YYYY-MM-DD` of the next day with something to book; null when unknown. */
  readonly nextDate: string | null
}

type Answer = Read<WireCategory>

function childIn({
  name,
  slug,
}: {
  readonly name: string | null
  readonly slug: string | null
}): readonly SubActivity[] {
  return slug ? [{ slug, name: name ?? nameOfSlug(slug) }] : []
}

/** A category for display; `slug` is its address. */
export function venueCategory(answer: Answer, slug: string): VenueCategory {
  return {
    id: answer.id,
    name: answer.name ?? nameOfSlug(slug),
    slug,
    isRoot: answer.isRoot ?? true,
    browseByName: answer.browseByName ?? 'location',
    customerChooses: answer.allocationStrategy === 'customer',
    v1Type: answer.v1Type,
    v2Type: answer.v2Type,
    venueSlugs: answer.locations.flatMap(({ venueSlug }) => venueSlug ?? []),
    children: (answer.children ?? []).flatMap(childIn),
    pictureKind: answer.pictureKind ?? null,
    nextDate: answer.nextDate ?? null,
  }
}

/** A group of one is replaced by its only activity. */
function unwrapped(category: VenueCategory): VenueCategory {
  const [only, ...others] = category.children
  if (!only || others.length > 0 || !isGroup(category)) return category
  return { ...category, name: only.name, slug: only.slug, children: [] }
}

/** The categories with an address: an activity in a group is found there. */
export function venueCategoriesIn(answers: readonly Answer[]): readonly VenueCategory[] {
  const all = answers.flatMap((answer) => {
    const slug = answer.slug ?? answer.id
    return slug ? [venueCategory(answer, slug)] : []
  })
  const roots = all.filter(({ isRoot }) => isRoot)
  return (roots.length > 0 ? roots : all).map(unwrapped)
}

/** Whether an activity is chosen in it before a time. */
export function isGroup({ v1Type, v2Type, children }: VenueCategory): boolean {
  return v1Type === null && v2Type === null && children.length > 0
}
