import type { Entity } from '@touchline/contract/client'
import type { Having } from '../../api/having.ts'
import type { Read } from '../../api/keys.ts'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import type { SceneName } from '../../ui/scenes/scene-window.ts'

type WireOwned = Entity<'OwnedPackage'>
type WirePackage = Entity<'Package'>

/** A package that can be named and found again. */
export type Package = Having<Read<WirePackage>, 'id' | 'name'>

/** A package of the customer's, with what is left of it. */
export type OwnedPackage = Having<Read<WireOwned>, 'id' | 'name'>

/** The friendly name where there is one. [P3-056] */
export function nameOf({ name, friendlyName }: Pick<Package, 'name' | 'friendlyName'>): string {
  return friendlyName ?? name
}

export function sceneOf(one: Pick<Package, 'name' | 'friendlyName' | 'pictureKind'>): SceneName {
  return sceneForCategory({ pictureKind: one.pictureKind, name: `${nameOf(one)} ${one.name}` })
}

export type Content = { readonly usages: number; readonly left: number | null; readonly options: readonly string[] }

type WireContent = {
  readonly usages: number | null
  readonly usagesLeft?: number | null
  readonly pricingOptions: readonly { readonly name: string | null; readonly reference: string | null }[]
}

/** What is in it, each option named once: ten courts are one thing to whoever plays. [P3-061] */
export function contentsOf({ contents }: { readonly contents: readonly WireContent[] }): readonly Content[] {
  return contents.flatMap(({ usages, usagesLeft, pricingOptions }) => {
    if (usages === null) return []
    const names = pricingOptions.flatMap(({ name, reference }) => name ?? reference ?? [])
    return [{ usages, left: usagesLeft ?? null, options: [...new Set(names)] }]
  })
}

/** Where it can be used: the venue, or the group with the venues it has. [P3-057] */
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
