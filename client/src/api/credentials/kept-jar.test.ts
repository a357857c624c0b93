import { describe, expect, test } from 'vitest'
import { deleteCookie, readCookie, writeCookie } from './cookies.ts'
import type { CookieJar } from './cookies.ts'
import { keepsCookies, keptJar } from './kept-jar.ts'
import { memoryJar } from './memory-jar.ts'
import { openJar } from './open-jar.ts'

/** A page whose browser takes the cookies that have an attribute, and ignores others. */
function pageTaking(attribute: string): CookieJar {
  const kept = memoryJar()
  return {
    get cookie() {
      return kept.cookie
    },
    set cookie(text) {
      if (text.includes(attribute)) kept.cookie = text
    },
  }
}

const refusing: CookieJar = {
  get cookie(): string {
    throw new DOMException('The document is sandboxed.', 'SecurityError')
  },
  set cookie(_) {
    throw new DOMException('The document is sandboxed.', 'SecurityError')
  },
}

const options = { secure: true }

describe('cookies of a page', () => {
  test('are those of the site where the browser takes them', () => {
    const page = pageTaking('SameSite=Lax; Secure')
    writeCookie(keptJar(page), 'a', '1', options)
    expect(page.cookie).toBe('a=1')
    expect(keepsCookies(page)).toBe(false)
    expect(keepsCookies(pageTaking('SameSite=Lax'))).toBe(true)
  })

  test('[O-321 partly] belong to the foreign page around a frame', () => {
    const page = pageTaking('SameSite=None; Secure; Partitioned')
    const jar = keptJar(page)
    writeCookie(jar, 'a', '1 ;2', options)
    expect([readCookie(page, 'a'), readCookie(jar, 'a'), keepsCookies(page)]).toEqual(['1 ;2', '1 ;2', true])
    deleteCookie(jar, 'a', true)
    expect([page.cookie, jar.cookie]).toEqual(['', ''])
  })

  test.each([
    ['takes none', () => pageTaking('nothing')],
    ['refuses even to look', () => refusing],
  ])('[O-321 partly] stay in memory where the browser %s', (_, open) => {
    const page = open()
    const jar = keptJar(page)
    expect(keepsCookies(page)).toBe(false)
    writeCookie(jar, 'a', 'ü', options)
    writeCookie(jar, 'b', '2', options)
    expect([readCookie(jar, 'a'), readCookie(jar, 'b'), readCookie(keptJar(page), 'a')]).toEqual(['ü', '2', null])
    deleteCookie(jar, 'a', true)
    expect([readCookie(jar, 'a'), readCookie(jar, 'b')]).toEqual([null, '2'])
  })

  test('in memory count before an older one that the browser does not let go', () => {
    const page = { cookie: 'a=old' }
    const jar = keptJar(Object.freeze(page))
    writeCookie(jar, 'a', 'new', options)
    expect(readCookie(jar, 'a')).toBe('new')
  })
})

test('a page keeps its own jar where the browser takes ordinary cookies', async () => {
  const page = pageTaking('SameSite=Lax')
  expect(await openJar(page)).toBe(page)
  expect(page.cookie).toBe('')
  for (const other of [pageTaking('Partitioned'), pageTaking('nothing'), refusing]) {
    const jar = await openJar(other)
    writeCookie(jar, 'a', 'b', options)
    expect(readCookie(jar, 'a')).toBe('b')
  }
})
