import { closeCalendarFeed, openCalendarFeed, readCalendarFeed } from '@touchline/contract/calls/account'
import type { Entity } from '@touchline/contract/client'
import { unreadable } from '../../api/api-error.ts'
import { call, callAs } from '../../api/call.ts'
import type { AnswerTable } from '../../api/answers/shape.ts'
import type { Read } from '../../api/keys.ts'
import { useQuery } from '../../app/answers/use-query.ts'
import type { Query } from '../../app/answers/use-query.ts'

type CalendarFeed = Read<Entity<'CalendarFeed'>>

/** The secret address of a calendar, and the same one for the calendar program of the device. */
export type CalendarAddress = { readonly url: string; readonly webcalUrl: string | null }

/** The answer is read although it has only fields of ours: the address stands nowhere else. */
const addresses: AnswerTable = { wrapped: true, shape: { 'url?~': 's', 'webcal_url?~': 's' } }
type Addresses = { readonly url?: string | null; readonly webcalUrl?: string | null }

/** Whether the login has a calendar to subscribe to, without its address. [O-262] */
export function useCalendarFeed(userId: number): Query<CalendarFeed> {
  return useQuery([readCalendarFeed.name, userId], () => call(readCalendarFeed), 'component')
}

/** Makes a new address, which ends the one before. Throws an ApiError. */
export async function openFeed(): Promise<CalendarAddress> {
  const { url, webcalUrl } = await callAs<Addresses>(addresses)(openCalendarFeed)
  if (!url) throw unreadable()
  return { url, webcalUrl: webcalUrl ?? null }
}

/** Ends the address; throws an ApiError. */
export async function closeFeed(): Promise<void> {
  await call(closeCalendarFeed)
}
