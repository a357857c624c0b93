import type { Entity } from '@touchline/contract/client'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import type { SceneName } from '../../ui/scenes/scene-window.ts'

type WireOwned = Entity<'OwnedPackage'>
type WirePackage = Entity<'Package'>

/** A package with an id and a name. */
export type Package = Having<Read<WirePackage>, 'id' | 'name'>

/** The customer's package, with its remaining usages. */
export type OwnedPackage = Having<Read<WireOwned>, 'id' | 'name'>

/** The friendly name where there is one. */
export function nameOf({ name, friendlyName }: Pick<Package, 'name' | 'friendlyName'>): string {
  return friendlyName ?? name
}

export function sceneOf(one: Pick<Package, 'name' | 'friendlyName' | 'pictureKind'>): SceneName {
  return sceneForCategory({ pictureKind: one.pictureKind, name: `${nameOf(one)} ${one.name}` })
}

export type Content = {
  readonly usages: number
  readonly left: number | null
  readonly options: readonly string[]
  readonly activities: readonly Activity[]
}

/** An activity of a venue, on the bookings site. */
export type Activity = {
  readonly venueSlug: string | null
  readonly categorySlug: string | null
  readonly bookingType: string | null
}

type WireContent = {
  readonly usages: number | null
  readonly usagesLeft?: number | null
  readonly pricingOptions: readonly { readonly name: string | null; readonly reference: string | null }[]
  readonly activities?: readonly Activity[] | null
}

/** The contents, each option named once. */
export function contentsOf({ contents }: { readonly contents: readonly WireContent[] }): readonly Content[] {
  return contents.flatMap(({ usages, usagesLeft, pricingOptions, activities }) => {
    if (usages === null) return []
    const names = pricingOptions.flatMap(({ name, reference }) => name ?? reference ?? [])
    return [{ usages, left: usagesLeft ?? null, options: [...new Set(names)], activities: activities ?? [] }]
  })
}

/** The valid venue, or the group with its venues. */
export function placesOf({ venueRestriction }: Pick<Package, 'venueRestriction'>): {
  readonly name: string | null
  readonly venues: readonly string[]
} {
  const { venue, group } = venueRestriction ?? {}
  return {
    name: group?.name ?? venue?.name ?? null,
    venues: (group?.venues ?? []).flatMap(({ name }) => name ?? []),
  }
}
