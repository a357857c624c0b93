import { personAt } from '../../support/person.ts'
import type { Host } from '../../support/host.ts'
import type { Description } from './validators.ts'

/** A description as the server answers it: the whole one, or that of the documents alone. */
export async function readDescription(host: Host, name: 'json' | 'documents.json'): Promise<Description> {
  const { status, json } = await personAt(host).send({ method: 'GET', url: `/documentation/${name}` })
  if (status !== 200) throw new Error(`/documentation/${name} answers ${status}`)
  // An OpenAPI document has these parts; `npm run check` has two linters for the whole of it.
  return json() as Description
}
