import { readClient, readTheme } from '@touchline/contract/calls/site'
import { ApiError, isApiError } from '../../api/api-error.ts'
import { call, callAs } from '../../api/call.ts'
import { answerTableOf } from '../../api/exchange.ts'
import type { AnswerTable, Fields } from '../../api/shape.ts'
import { learnPlatformTime } from '../../app/platform-clock.ts'
import type { Client } from '../../app/site-record.ts'
import type { ThemeRecord } from '../../theme/theme-record.ts'

/** How the site starts. */
export type SiteStart =
  | { readonly kind: 'ready'; readonly theme: ThemeRecord; readonly client: Client }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'not-found' }

type ThemeAnswer = ThemeRecord & { readonly statusCode?: number; readonly error?: unknown }

/** Beside the theme's own fields those that stand for a failure. [S7-010] */
const themeTable: AnswerTable = {
  wrapped: true,
  // An entity's shape is its fields.
  shape: { ...(answerTableOf(readTheme).shape as Fields), 'statusCode?': 'n', 'error?': 'x' },
}

/** Some platforms answer a failure as a body with a status of its own; it counts like the HTTP status. [C-14] */
function themeIn(answer: ThemeAnswer): ThemeRecord {
  if (typeof answer.statusCode === 'number' && answer.statusCode >= 400) {
    throw new ApiError({ status: answer.statusCode, code: 'unknown' })
  }
  return answer
}

/** The theme of a venue; when that fails, once more without it. The last answer decides. [S7-009, C-14] */
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

/** Judges both answers, the theme first: 503 is maintenance, else an error; then a missing client is a missing page. [C-13] */
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

/** Asks for theme and client record at the same time and judges them in order; the record also tells the time. */
export async function loadSite(venue: string | null): Promise<SiteStart> {
  const [theme, client] = await Promise.allSettled([themeOf(venue), call(readClient)])
  if (client.status === 'fulfilled') learnPlatformTime(client.value.serverTime)
  return judgeStart(theme, client)
}
