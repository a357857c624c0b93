import { observable } from '../app/observable.ts'
import { useObservable } from '../app/use-observable.ts'
import { toneNames } from './tones.ts'
import type { Tones } from './tones.ts'

const onPage = observable<Tones | null>(null)

/** Tells images, which know no custom properties, what the scenes are drawn in. */
export function showTones(tones: Tones): void {
  if (toneNames.some((name) => tones[name] !== onPage.get()?.[name])) onPage.set(tones)
}

/** The tones of the theme that is on the page; null until there is one. */
export const useTonesOnPage = (): Tones | null => useObservable(onPage)
