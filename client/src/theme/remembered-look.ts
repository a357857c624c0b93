/** The storage of the last visit's look: localStorage, which may be forbidden. */
type Store = () => Pick<Storage, 'getItem' | 'setItem'>

const key = 'touchline-look'
const nameProperty = '--site-name'

/** Only a theme's own properties, so that a stored text cannot style anything else. */
const themeProperty = /^(--[\w-]+):\s*([#\w\s.,()%'"-]+)$/

/** Stores the theme's custom properties and the site's name, with which the next visit begins. */
export function rememberLook(root: HTMLElement, name: string, store: Store): void {
  try {
    store().setItem(key, `${root.style.cssText}${nameProperty}: ${encodeURIComponent(name)}`)
  } catch {
    // Without storage every visit begins in the neutral look.
  }
}

/** Applies the last visit's look until the theme is read again; answers the stored site name, if any. */
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
