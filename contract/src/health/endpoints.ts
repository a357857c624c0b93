import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { readLive, readReady } from './calls.ts'
import { ours } from '../shared/provenance.ts'

const tag = { name: 'Health', description: 'For load balancers and scripts.' }

const provenance = ours('O-108: for load balancers and scripts')

export const healthEndpoints = {
  readLive: endpoint(readLive, {
    summary: 'The process answers',
    description: 'For whoever starts the process anew when it hangs.',
    tag,
    provenance,
    reply: Type.Object({ status: Type.Literal('live') }),
  }),
  readReady: endpoint(readReady, {
    summary: 'Database, migrations and gateway are there; 503 names what is missing, and why',
    description: 'For load balancers: 503 while something is missing.',
    tag,
    provenance,
    reply: Type.Object({
      status: Type.Literal('ready'),
      checks: Type.Object({ database: Type.Boolean(), migrations: Type.Boolean(), gateway: Type.Boolean() }),
    }),
  }),
}
