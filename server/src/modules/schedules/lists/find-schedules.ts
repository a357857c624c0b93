import { PlatformError, type ScheduleListQuery, type ScheduleReadQuery } from '@touchline/contract'
import type { Actor } from '../../../actor.ts'
import { offsetOf, type Page, pageOf } from '../../../infra/http/answers/pagination.ts'
import type { Reads } from '../../../repositories.ts'
import type { ClientRow } from '../../site/index.ts'
import type { ScheduleFilter } from './list-repository.ts'
import type { Schedule } from '../parts/parts.ts'
import { isOn } from '../places-of.ts'
import { readSchedules, type ScheduleRef } from '../read-schedules.ts'
import { readWhere, selectSchedules, type SoldWhole } from './select-schedules.ts'

export type FoundSchedules = {
  readonly refs: readonly ScheduleRef[]
  readonly total: number
  readonly page: Page
  readonly client: ClientRow
}

/** The schedules on a page with their revisions, and the total; none where courses or camps are switched off. */
export async function findSchedules(
  reads: Reads,
  bookingType: SoldWhole,
  actor: Pick<Actor, 'ownerId' | 'channel'>,
  { query, now }: { readonly query: ScheduleListQuery; readonly now: number },
): Promise<FoundSchedules> {
  const page = pageOf(query)
  const client = await reads.site.getClient()
  const filter = client.campsAndCourses ? await selectSchedules(reads, bookingType, actor, { query, now }) : undefined
  return { ...(filter ? await findPage(reads, filter, page) : { refs: [], total: 0 }), page, client }
}

async function findPage(reads: Reads, filter: ScheduleFilter, page: Page) {
  return {
    refs: await reads.occurrences.page(filter, { limit: page.perPage, offset: offsetOf(page) }),
    total: await reads.occurrences.total(filter),
  }
}

type Question = { readonly idOrSlug: string; readonly query: ScheduleReadQuery }

/**
 * One course or camp by id, or by slug within its venue and category; ended ones stay readable. Throws
 * `item_not_found`, also where they are switched off.
 */
export async function getSchedule(
  reads: Reads,
  bookingType: SoldWhole,
  client: ClientRow,
  { idOrSlug, query }: Question,
): Promise<Schedule> {
  const found = (await findById(reads, idOrSlug)) ?? (await findBySlug(reads, bookingType, idOrSlug, query))
  if (found?.row.bookingType !== bookingType || !isOn(client, found)) throw new PlatformError('item_not_found')
  return found
}

async function findById(reads: Reads, text: string) {
  const id = text.toLowerCase()
  return (await readSchedules(reads, [id])).get(id)
}

async function findBySlug(reads: Reads, bookingType: SoldWhole, slug: string, query: ScheduleReadQuery) {
  const named = (await reads.occurrences.named({ slug })).filter((one) => one.bookingType === bookingType)
  if (named.length === 0) return undefined
  const { venueIds, categoryIds } = await readWhere(reads, query)
  const found = named.find(
    ({ venueId, categoryId }) =>
      (!venueIds || venueIds.includes(venueId)) && (!categoryIds || categoryIds.includes(categoryId)),
  )
  return found && (await readSchedules(reads, [found.id])).get(found.id)
}
