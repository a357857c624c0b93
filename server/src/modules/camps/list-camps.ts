import type { ApiTypes, Camp, Unworded } from '@touchline/contract'
import type { Actor } from '../../actor.ts'
import { listReply } from '../../infra/http/answers/pagination.ts'
import type { KeptRow, PreparedList } from '../../prepared-answer.ts'
import type { Reads } from '../../repositories.ts'
import { findSchedules, readPartsOf } from '../schedules/index.ts'
import { prepareSchedules, readView } from '../selling/index.ts'
import { presentCamp } from './presenter.ts'

type Asking = { readonly query: ApiTypes['listCamps']['query']; readonly now: number }

/** One page of camps as the caller sees them at `now`. */
export async function listCamps(
  reads: Reads,
  actor: Pick<Actor, 'ownerId' | 'channel'>,
  { query, now }: Asking,
): Promise<Unworded<ApiTypes['listCamps']['reply']>> {
  const { refs, total, page, client } = await findSchedules(reads, 'camps', actor, { query, now })
  const camps = [...(await readPartsOf(reads, refs)).values()]
  const view = await readView(reads, camps, { actor, client, now })
  return listReply({ ...page, rows: camps.map((camp) => presentCamp(camp, view)), total, sortBy: 'starts_at' })
}

/** The page of camps that visitors see. */
export async function prepareCamps(
  reads: Reads,
  { channel }: Pick<Actor, 'channel'>,
  { query, now, known }: Asking & { readonly known: readonly KeptRow[] },
): Promise<PreparedList<Unworded<Camp>>> {
  const found = await findSchedules(reads, 'camps', { ownerId: undefined, channel }, { query, now })
  return prepareSchedules(reads, found, { channel, now, known, present: presentCamp })
}
