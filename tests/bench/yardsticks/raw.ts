import { endpoints, namedSchemas, provenanceKeyword } from '@touchline/contract'
import Database from 'better-sqlite3'
import Fastify from 'fastify'
import { accessOver } from './raw-access.ts'
import { basketOver } from './raw-basket.ts'
import { coursesOver } from './raw-courses.ts'
import { partsOver } from './raw-parts.ts'
import { personOver } from './raw-person.ts'
import { purchasesOver } from './raw-purchase.ts'

// What an engineer writes by hand for exactly these calls: one connection, prepared statements, rows as objects, and
// courses kept by revision.
const [port = '', file = '', cacheMegabytes = ''] = process.argv.slice(2)

const db = new Database(file)
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')
const callerOf = accessOver(db)
const reading = { partsOf: partsOver(db, Number(cacheMegabytes) * 1024 * 1024), personOf: personOver(db) }
const listCourses = coursesOver(db, reading)
const basket = basketOver(db, reading)
const buy = purchasesOver(db, basket)

type ListQuery = Readonly<Record<'venue_ids[]' | 'starts_before' | 'page' | 'per_page', string | undefined>>
type Owned = { readonly Params: { readonly userId: string } }

// Annotations of the contract, which judge nothing.
const app = Fastify({ ajv: { customOptions: { keywords: [provenanceKeyword] } } })
for (const schema of namedSchemas.values()) app.addSchema(schema)
app.get('/health/live', async () => ({ status: 'live' }))
app.get<{ Querystring: ListQuery }>(
  '/api/v1/activities/courses',
  { schema: { response: { 200: endpoints.listCourses.reply } } },
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
      response: { 201: endpoints.addItems.reply },
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
  { schema: { params: endpoints.clearCart.params, response: { 200: endpoints.clearCart.reply } } },
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
app.post<{ Body: { readonly course_id: string; readonly ledger: boolean } }>('/raw/purchases', (request, reply) => {
  const now = Date.now()
  const caller = callerOf(request.headers.authorization, now)
  const { course_id: courseId, ledger } = request.body
  if (!caller) {
    reply.code(401).send()
    return
  }
  const begun = performance.now()
  buy({ userId: caller.id, courseId, ledger, now })
  reply.code(201).send({ tookMs: performance.now() - begun })
})
await app.listen({ host: '127.0.0.1', port: Number(port) })
