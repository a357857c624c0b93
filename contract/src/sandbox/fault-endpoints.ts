import Type from 'typebox'
import { tag } from './tag.ts'
import { about } from '../shared/define.ts'
import { endpoint } from '../endpoint.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { pageQuery } from '../shared/pagination.ts'
import { ours } from '../shared/provenance.ts'
import * as calls from './calls.ts'
import { Fault, JournalEntry, NewFault } from './faults.ts'
const provenance = ours('O-108: control of the sandbox, O-182 and O-183; a real platform has none of it')
const params = Type.Object({ id: about(Type.String({ minLength: 1, maxLength: 100 }), 'Which one it is.', 'default') })

/** Faults of a sandbox, and its journal of requests. */
export const faultEndpoints = {
  listFaults: endpoint(calls.listFaults, {
    summary: 'What goes wrong on purpose',
    description: 'Those at the gateway first, then those of calls, each with how often it has struck.',
    tag,
    provenance,
    params,
    reply: data(Type.Array(Fault)),
  }),
  addFault: endpoint(calls.addFault, {
    summary: 'Make something go wrong: at the card gateway, or at a call of the platform',
    description:
      'With `match.operation` something goes wrong at the card gateway: every row of the table of faults, without the secret of the gateway, and with `match.provider` only for that provider. With `match.point` the platform stops in the middle of a completion, as if its process had died there. With `match.call` a call of the platform is `slow`, answers a `status`, or loses its connection (`drop`): the `nth` time it is sent and `times` times from then on; `any` is every call. Faults of calls are kept in memory by the server that was asked; a reset forgets them. In mode `shared` any request may bring one of its own: `X-Sandbox-Fault: release=lost_response`, or `call=drop` for itself.',
    tag,
    provenance,
    status: 201,
    params,
    body: NewFault,
    example: { match: { call: 'addItems', nth: 2 }, effect: 'status', status: 503, times: 1 },
    reply: data(Fault),
  }),
  clearFaults: endpoint(calls.clearFaults, {
    summary: 'Remove all faults',
    description: 'At the gateway and at calls.',
    tag,
    provenance,
    params,
    reply: data(Done),
  }),
  listJournal: endpoint(calls.listJournal, {
    summary: 'The newest requests to the platform of a sandbox, newest first',
    description:
      'The last 500 requests that this server has answered for the sandbox: which call, with what status, how long it took, and under which correlation id, which an answer has in `X-Correlation-Id` and a request may bring along. No bodies, queries or tokens.',
    tag,
    provenance,
    params,
    query: Type.Object(pageQuery),
    reply: list(JournalEntry),
  }),
}
