import { endpoints } from '@touchline/contract'
import { keptRoute, readRoute, type Route } from '../../infra/http/route.ts'
import { getSchedule } from '../schedules/index.ts'
import { readView, scheduleTables } from '../selling/index.ts'
import { readKnownAnswers } from '../attendees/index.ts'
import { readScheduleCover } from '../packages/index.ts'
import { listCamps, prepareCamps } from './list-camps.ts'
import { presentCamp } from './presenter.ts'

export const campRoutes: readonly Route[] = [
  keptRoute(endpoints.listCamps, listCamps, { tables: scheduleTables, prepare: prepareCamps }),
  readRoute(endpoints.readCamp, async (reads, actor, { params, query, now }) => {
    const client = await reads.site.getClient()
    const camp = await getSchedule(reads, 'camps', client, { idOrSlug: params.idOrSlug, query })
    const cover = await readScheduleCover(reads, actor, { schedule: camp, list: camp.single ?? camp.whole, now })
    const view = await readView(reads, [camp], { actor, client, now, insteadOf: query.instead_of_item_id })
    const presented = presentCamp(camp, { ...view, isCovered: cover !== null })
    const known = await readKnownAnswers(reads, actor, camp)
    return { data: { ...presented, covered_by: cover, ...(known && { known_answers: known }) } }
  }),
]
