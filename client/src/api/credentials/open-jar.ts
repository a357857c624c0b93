import type { CookieJar } from './cookies.ts'

const probe = 'touchline-probe=1'

/** Whether the browser takes an ordinary cookie of this page. */
function takesCookies(page: CookieJar): boolean {
  try {
    page.cookie = `${probe}; Path=/; SameSite=Lax`
    const isTaken = page.cookie.includes(probe)
    page.cookie = `${probe}; Path=/; SameSite=Lax; Max-Age=0`
    return isTaken
  } catch {
    return false
  }
}

/** The page's cookies; where the browser takes none of the ordinary kind, the code that does without is loaded. */
export async function openJar(page: CookieJar): Promise<CookieJar> {
  if (takesCookies(page)) return page
  const { keptJar } = await import('./kept-jar.ts')
  return keptJar(page)
}
