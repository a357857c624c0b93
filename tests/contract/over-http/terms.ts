import type { Method } from './caller.ts'
import { isStatedAddress } from './stated-addresses.ts'
import type { Target } from './target.ts'

/**
 * The requirement of a test. `login`: a customer. `our decisions`: an address or rule of ours, because the documents
 * are silent. `our sandbox`: the personas of the seed and the sandbox controls.
 */
export type Need = 'login' | 'our decisions' | 'our sandbox'

/** `writes`: it may leave something behind on the platform, if only until its end. A login alone does not count. */
export type Terms = { readonly writes: boolean; readonly needs: readonly Need[] }

/** Why a test is not run against a target; undefined when it is. */
export function whyNot(target: Target, { writes, needs }: Terms): string | undefined {
  if (target.isOurs) return undefined
  if (!isForAnyPlatform(needs)) return `needs ${needs.filter((need) => need !== 'login').join(', ')}`
  if (writes && !target.mayWrite) return 'writes, and PLATFORM_MAY_WRITE is not set'
  if (needs.includes('login') && !target.credentials) return 'needs PLATFORM_USERNAME and PLATFORM_PASSWORD'
  return undefined
}

/** How many of the tests a platform that is not ours can be put to, in words. */
export function shareOf(all: readonly Terms[]): string {
  const portable = all.filter(({ needs }) => isForAnyPlatform(needs))
  const writing = portable.filter(({ writes }) => writes)
  return `${portable.length} of ${all.length} tests can run on a platform that is not ours (${writing.length} of them write)`
}

/** Whether a test can run on a platform that is not ours. */
export const isForAnyPlatform = (needs: readonly Need[]) => needs.every((need) => need === 'login')

/** Holds a test to its terms. */
export function admitting({ writes, needs }: Terms): (method: Method, path: string) => void {
  return (method, path) => {
    if (path.startsWith('/sandbox/')) {
      if (!needs.includes('our sandbox')) throw new Error(`${path}: the test has not said that it needs our sandbox`)
      return
    }
    if (!isStatedAddress(method, path) && !needs.includes('our decisions')) {
      throw new Error(`${method} ${path}: no document gives this address, and the test has not said so`)
    }
    if (method !== 'GET' && !path.startsWith('/api/auth/') && !writes) {
      throw new Error(`${method} ${path}: the test has not said that it writes`)
    }
  }
}
