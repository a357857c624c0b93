import { readClient, readTheme } from '@touchline/contract/calls/site'
import { ApiError, isApiError } from '../../api/api-error.ts'
import { call, callAs, tellMismatch } from '../../api/call.ts'
import { answerTableOf } from '../../api/exchange.ts'
import type { AnswerTable, Fields } from '../../api/answers/shape.ts'
import { environment } from '../../app/environment.ts'
import { learnPlatformTime } from '../../app/platform-clock.ts'
import type { Client } from '../../app/site-record.ts'
import type { ThemeRecord } from '@touchline/brand'
import { unsaidFeatures } from './unsaid-features.ts'

/** The outcome of the start. */
export type SiteStart =
  | { readonly kind: 'ready'; readonly theme: ThemeRecord; readonly client: Client }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'not-found' }

/** Whether the platform could not be reached at the start. */
export function isUnanswered(start: SiteStart): boolean {
  return start.kind === 'failed' && isApiError(start.error) && start.error.status === 0
}

type ThemeAnswer = ThemeRecord & { readonly statusCode?: number; readonly error?: unknown }

/** The theme's fields, and those of a failure. */
const themeTable: AnswerTable = {
  wrapped: true,
  // An entity's shape is its fields.
  shape: { ...(answerTableOf(readTheme).shape as Fields), 'statusCode?': 'n', 'error?': 'x' },
}

/** Some platforms answer a failure as a body with its own status, which counts like the HTTP status. */
function themeIn(answer: ThemeAnswer): ThemeRecord {
  if (typeof answer.statusCode === 'number' && answer.statusCode >= 400) {
    throw new ApiError({ status: answer.statusCode, code: 'unknown' })
  }
  return answer
}

/** Loads a venue's theme; after a failure, once more without the venue. The last answer decides. */
export async function loadTheme(
  read: (venue: string | null) => Promise<ThemeAnswer>,
  venue: string | null,
): Promise<ThemeRecord> {
  if (venue === null) return themeIn(await read(null))
  try {
    return themeIn(await read(venue))
  } catch (error) {
    if (!isApiError(error)) throw error
    return themeIn(await read(null))
  }
}

/** Judges both answers, the theme first: 503 is maintenance, else an error; then a missing client is a missing page. */
export function judgeStart(theme: PromiseSettledResult<ThemeRecord>, client: PromiseSettledResult<Client>): SiteStart {
  if (theme.status === 'rejected') {
    const closed = isApiError(theme.reason) && theme.reason.status === 503
    return closed ? { kind: 'maintenance' } : { kind: 'failed', error: theme.reason }
  }
  if (client.status === 'rejected') return { kind: 'not-found' }
  return { kind: 'ready', theme: theme.value, client: client.value }
}

export function themeOf(venue: string | null): Promise<ThemeRecord> {
  return loadTheme(
    (slug) => callAs<ThemeAnswer>(themeTable)(readTheme, slug === null ? {} : { query: { venue: slug } }),
    venue,
  )
}

/** Reads theme and client record together and judges them in order; the record also gives the time. */
export async function loadSite(venue: string | null): Promise<SiteStart> {
  const [theme, client] = await Promise.allSettled([themeOf(venue), call(readClient)])
  if (client.status === 'fulfilled') {
    learnPlatformTime(client.value.serverTime)
    unsaidFeatures(environment().config.switches, client.value).forEach(tellMismatch)
  }
  return judgeStart(theme, client)
}
