/** Where the look of the last visit is kept: the browser's localStorage, which may be forbidden. */
type Store = () => Pick<Storage, 'getItem' | 'setItem'>

const key = 'touchline-look'
const nameProperty = '--site-name'

/** Only what a theme sets, so that a kept text cannot style anything else. */
const themeProperty = /^(--[\w-]+):\s*([#\w\s.,()%'"-]+)$/

/** Keeps the custom properties of the theme that is on the page, and the site's name: the next visit begins with them. */
export function rememberLook(root: HTMLElement, name: string, store: Store): void {
  try {
    store().setItem(key, `${root.style.cssText}${nameProperty}: ${encodeURIComponent(name)}`)
  } catch {
    // A browser that keeps nothing begins in the neutral look every time.
  }
}

/** Puts the look of the last visit on the page until the theme is read again; answers the site's name, if it was kept. */
export function recallLook(root: HTMLElement, store: Store): string | null {
  try {
    let name: string | null = null
    for (const declaration of store().getItem(key)?.split(';') ?? []) {
      const [, property, value] = themeProperty.exec(declaration.trim()) ?? []
      if (property === undefined || value === undefined) continue
      if (property === nameProperty) name = decodeURIComponent(value)
      else root.style.setProperty(property, value)
    }
    return name
  } catch {
    return null
  }
}
