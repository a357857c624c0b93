import { endpoints } from '@touchline/contract'
import { listReply, pageOf, pageOfRows } from '../../http/answers/pagination.ts'
import { addFault } from './add-fault.ts'
import type { Control, Inside, On } from './routes.ts'
import { text } from '../../../texts/index.ts'

type Mounting = { readonly on: On; readonly inside: Inside; readonly control: Pick<Control, 'faults' | 'journal'> }

/** Faults of a sandbox, and its journal of requests. */
export function faultRoutes({ on, inside, control: { faults, journal } }: Mounting): void {
  on(endpoints.listFaults, ({ params, request }) =>
    inside(request, params.id, async ({ gateway, sandbox }) => ({
      data: [...((await gateway.controls?.listFaults()) ?? []), ...faults.list(sandbox)],
    })),
  )
  on(endpoints.addFault, ({ params, body, request }) =>
    inside(request, params.id, async (deps) => ({ data: await addFault(deps, faults, body) })),
  )
  on(endpoints.clearFaults, ({ params, request }) =>
    inside(request, params.id, async ({ gateway, sandbox }) => {
      faults.forget(sandbox)
      await gateway.controls?.deleteFaults()
      return { data: { message: text('sandbox:faults_removed') } }
    }),
  )
  on(endpoints.listJournal, ({ params, query, request }) =>
    inside(request, params.id, async ({ sandbox }) => {
      const all = journal.list(sandbox)
      const page = pageOf(query)
      const rows = [...pageOfRows(all, page)]
      return listReply({ ...page, rows, total: all.length, sortBy: 'at', direction: 'descending' })
    }),
  )
}
