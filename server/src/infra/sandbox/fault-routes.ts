import { endpoints, type Fault, type FieldErrors, type NewFault, PlatformError } from '@touchline/contract'
import { listReply, pageOf, pageOfRows } from '../http/pagination.ts'
import { callFaultIn } from './faults.ts'
import type { Control, Inside, On } from './routes.ts'

type Mounting = { readonly on: On; readonly inside: Inside; readonly control: Pick<Control, 'faults' | 'journal'> }

/** What goes wrong on purpose in a sandbox, and what was asked of it. [O-182, O-183] */
export function faultRoutes({ on, inside, control: { faults, journal } }: Mounting): void {
  on(endpoints.listFaults, ({ params, request }) =>
    inside(request, params.id, async ({ gateway, sandbox }) => ({
      data: [...((await gateway.controls?.listFaults()) ?? []), ...faults.list(sandbox)],
    })),
  )
  on(endpoints.addFault, ({ params, body, request }) =>
    inside(request, params.id, async ({ gateway, sandbox }) => {
      checkFault(body)
      const fault = callFaultIn(body)
      if (!fault) return { data: await addAtGateway(gateway, body) }
      if (!faults.add(sandbox, fault)) throw refused('match.call', 'There are a hundred faults already.')
      const added = faults.list(sandbox).at(-1)
      if (!added) throw new Error('a fault that was added is not there')
      return { data: added }
    }),
  )
  on(endpoints.clearFaults, ({ params, request }) =>
    inside(request, params.id, async ({ gateway, sandbox }) => {
      faults.forget(sandbox)
      await gateway.controls?.deleteFaults()
      return { data: { message: 'Nothing goes wrong on purpose any more.' } }
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

type Gateway = Parameters<Parameters<Inside>[2]>[0]['gateway']

/** The gateway knows a sandbox from its first payment on, or from its first fault. */
async function addAtGateway({ controls }: Gateway, fault: NewFault): Promise<Fault> {
  if (!controls) throw new Error('there are no sandbox calls without controls of the gateway')
  await controls.registerMerchant()
  return controls.addFault(fault)
}

/** Throws `validation_failed` for an effect that what it is about cannot have. */
function checkFault(body: NewFault): void {
  const { match, effect } = body
  if ((match.call === undefined) === (match.operation === undefined)) {
    throw refused('match', 'Say either which operation of the gateway or which call goes wrong.')
  }
  const { call } = match
  if (call !== undefined && call !== 'any' && !Object.hasOwn(endpoints, call)) {
    throw refused('match.call', 'There is no call with this name.')
  }
  const isOfCall = effect === 'status' || effect === 'drop'
  const fits = call === undefined ? !isOfCall : callFaultIn(body) !== undefined
  if (!fits) throw refused('effect', 'This cannot go wrong in this way.')
}

function refused(field: string, text: string): PlatformError {
  return new PlatformError('validation_failed', { fields: { [field]: [text] } satisfies FieldErrors })
}
