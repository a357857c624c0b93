import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { data, Done, list } from '../shared/envelope.ts'
import { pageQuery } from '../shared/pagination.ts'
import { ours } from '../shared/provenance.ts'
import * as calls from './calls.ts'
import { Fault, JournalEntry, NewFault } from './faults.ts'

const tag = 'Sandbox'
const provenance = ours('O-108: control of the sandbox, O-182 and O-183; a real platform has none of it')
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) })

/** What goes wrong on purpose in a sandbox, and what was asked of it. [O-182, O-183] */
export const faultEndpoints = {
  listFaults: endpoint(calls.listFaults, {
    summary: 'What goes wrong on purpose',
    tag,
    provenance,
    params,
    reply: data(Type.Array(Fault)),
  }),
  addFault: endpoint(calls.addFault, {
    summary: 'Make something go wrong: at the card gateway, or at a call of the platform',
    tag,
    provenance,
    status: 201,
    params,
    body: NewFault,
    reply: data(Fault),
  }),
  clearFaults: endpoint(calls.clearFaults, {
    summary: 'Nothing goes wrong on purpose any more',
    tag,
    provenance,
    params,
    reply: data(Done),
  }),
  listJournal: endpoint(calls.listJournal, {
    summary: 'The newest requests to the platform of a sandbox, newest first',
    tag,
    provenance,
    params,
    query: Type.Object(pageQuery),
    reply: list(JournalEntry),
  }),
}
