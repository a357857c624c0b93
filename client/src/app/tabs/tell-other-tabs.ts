type Tell = () => void

/** Nobody is told before the way is there. */
let tell: Tell = () => undefined

/** Begins to tell. Apart from the rest, because every page sends changes. */
export function tellOtherTabsBy(way: Tell): void {
  tell = way
}

/** Tells the other tabs of this site that something may be different. */
export function tellOtherTabs(): void {
  tell()
}
