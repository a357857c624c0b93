import type { CookieJar } from './cookies.ts'

/** A cookie jar in memory that behaves like a document's, with removal by `Max-Age=0`. */
export function memoryJar(initial: Readonly<Record<string, string>> = {}): CookieJar {
  const kept = new Map(Object.entries(initial))
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text) {
      const [pair = '', ...attributes] = text.split('; ')
      const at = pair.indexOf('=')
      if (attributes.includes('Max-Age=0')) kept.delete(pair.slice(0, at))
      else kept.set(pair.slice(0, at), pair.slice(at + 1))
    },
  }
}
