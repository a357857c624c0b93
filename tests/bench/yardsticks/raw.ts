import { endpoints, namedSchemas, provenanceKeyword } from '@touchline/contract'
import Database from 'better-sqlite3'
import Fastify from 'fastify'
import { accessOver } from './raw-access.ts'
import { basketOver } from './raw-basket.ts'
import { coursesOver } from './raw-courses.ts'
import { partsOver } from './raw-parts.ts'
import { personOver } from './raw-person.ts'

// A hand-written server for exactly these calls: one connection, prepared statements, rows as objects, and courses
// cached by revision.
const [port = '', file = '', cacheMegabytes = ''] = process.argv.slice(2)

const db = new Database(file)
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')
const callerOf = accessOver(db)
const reading = { partsOf: partsOver(db, Number(cacheMegabytes) * 1024 * 1024), personOf: personOver(db) }
const listCourses = coursesOver(db, reading)
const basket = basketOver(db, reading)

/** The schema of an answer in which a field may be missing: the yardstick does not follow each new one. */
function withoutRequired(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === 'required' && Array.isArray(value) ? undefined : value)),
  )
}

type ListQuery = Readonly<Record<'venue_ids[]' | 'starts_before' | 'page' | 'per_page', string | undefined>>
type Owned = { readonly Params: { readonly userId: string } }

// Annotations of the contract, which judge nothing.
const app = Fastify({ ajv: { customOptions: { keywords: [provenanceKeyword] } } })
for (const schema of namedSchemas.values()) app.addSchema(withoutRequired(schema))
app.get('/health/live', async () => ({ status: 'live' }))
app.get<{ Querystring: ListQuery }>(
  '/api/v1/activities/courses',
  { schema: { response: { 200: withoutRequired(endpoints.listCourses.reply) } } },
  (request, reply) => {
    const now = Date.now()
    const { 'venue_ids[]': venue, starts_before: before = '', page = '1', per_page: perPage = '20' } = request.query
    const caller = callerOf(request.headers.authorization, now)
    const asked = {
      venueId: Number(venue),
      startsBefore: Date.parse(before),
      page: Number(page),
      perPage: Number(perPage),
    }
    reply.send(listCourses({ ...asked, userId: caller?.id, now }))
  },
)
app.post<Owned & { readonly Body: { readonly items: readonly { readonly purchasable_id: string }[] } }>(
  '/api/v1/users/:userId/carts/:source/items',
  {
    schema: {
      params: endpoints.addItems.params,
      body: endpoints.addItems.body,
      response: { 201: withoutRequired(endpoints.addItems.reply) },
    },
  },
  (request, reply) => {
    const now = Date.now()
    const caller = callerOf(request.headers.authorization, now)
    const [item] = request.body.items
    if (!caller || caller.id !== Number(request.params.userId) || !item) {
      reply.code(401).send()
      return
    }
    reply.code(201).send({ data: basket.add(caller.id, item.purchasable_id, now) })
  },
)
app.delete<Owned>(
  '/api/v1/users/:userId/carts/:source',
  { schema: { params: endpoints.clearCart.params, response: { 200: withoutRequired(endpoints.clearCart.reply) } } },
  (request, reply) => {
    const now = Date.now()
    const caller = callerOf(request.headers.authorization, now)
    if (!caller || caller.id !== Number(request.params.userId)) {
      reply.code(401).send()
      return
    }
    reply.send({ data: basket.clear(caller.id, now) })
  },
)
await app.listen({ host: '127.0.0.1', port: Number(port) })
