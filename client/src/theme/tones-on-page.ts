import { observable } from '../browser/observable.ts'
import { useObservable } from '../browser/use-observable.ts'
import { toneNames } from '@touchline/brand'
import type { Tones } from '@touchline/brand'

const onPage = observable<Tones | null>(null)

/** Publishes the scene colours to images, which cannot read custom properties. */
export function showTones(tones: Tones): void {
  if (toneNames.some((name) => tones[name] !== onPage.get()?.[name])) onPage.set(tones)
}

/** The scene colours of the page's theme; null before one. */
export const useTonesOnPage = (): Tones | null => useObservable(onPage)
