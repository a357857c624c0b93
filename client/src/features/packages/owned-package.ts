import { dayIn, startOfDay } from '../../i18n/calendar.ts'
import type { WireDateTime } from '../../i18n/when.ts'
import { sceneForCategory } from '../../ui/scenes/scene-for.ts'
import type { SceneName } from '../../ui/scenes/scene-window.ts'
import { contentsOf } from './package.ts'
import type { OwnedPackage } from './package.ts'

/** The usages of all contents together, bought and left. */
export function usagesOf(one: Pick<OwnedPackage, 'contents'>): { readonly usages: number; readonly left: number } {
  const contents = contentsOf(one)
  return {
    usages: contents.reduce((total, content) => total + content.usages, 0),
    left: contents.reduce((total, content) => total + (content.left ?? 0), 0),
  }
}

/** The last day of a package; null without an end. An expiry at midnight belongs to the day before. */
export function lastDayOf(
  { expiresAt }: Pick<OwnedPackage, 'expiresAt'>,
  timezone: string | null,
): WireDateTime | null {
  return expiresAt ? startOfDay(dayIn(timezone, Date.parse(expiresAt) - 1)) : null
}

/** Packages that can be used, the soonest to expire first; those without an end last. */
export function usable(packages: readonly OwnedPackage[]): readonly OwnedPackage[] {
  const endOf = ({ expiresAt }: OwnedPackage) => (expiresAt ? Date.parse(expiresAt) : Number.POSITIVE_INFINITY)
  return packages.filter(({ status }) => status === 'active').toSorted((a, b) => endOf(a) - endOf(b) || 0)
}

/** Packages that are used up, expired or refunded, in the platform's order. */
export function over(packages: readonly OwnedPackage[]): readonly OwnedPackage[] {
  return packages.filter(({ status }) => status !== 'active')
}

/** The scene of a package, by its name and what it is good for. */
export function sceneOfOwned(one: Pick<OwnedPackage, 'name' | 'contents'>): SceneName {
  const options = contentsOf(one).flatMap((content) => content.options)
  return sceneForCategory({ name: [one.name, ...options].join(' ') })
}
