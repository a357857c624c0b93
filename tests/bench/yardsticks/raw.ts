import { endpoints, namedSchemas } from '@touchline/contract'
import Database from 'better-sqlite3'
import Fastify from 'fastify'
import { accessOver } from './raw-access.ts'
import { basketOver } from './raw-basket.ts'
import { coursesOver } from './raw-courses.ts'

// What an engineer writes by hand for exactly these two calls: one connection, prepared statements, rows as objects.
const [port = '', file = ''] = process.argv.slice(2)

const db = new Database(file)
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')
const callerOf = accessOver(db)
const listCourses = coursesOver(db)
const addCourse = basketOver(db)

const app = Fastify()
for (const schema of namedSchemas.values()) app.addSchema(schema)
app.get('/health/live', async () => ({ status: 'live' }))
app.get<{ Querystring: { readonly page?: string; readonly per_page?: string } }>(
  '/api/v1/activities/courses',
  { schema: { response: { 200: endpoints.listCourses.reply } } },
  (request, reply) => {
    const now = Date.now()
    const { page = '1', per_page: perPage = '10' } = request.query
    const caller = callerOf(request.headers.authorization, now)
    reply.send(listCourses({ userId: caller?.id, page: Number(page), perPage: Number(perPage), now }))
  },
)
app.post<{
  readonly Params: { readonly userId: string }
  readonly Body: { readonly items: readonly { readonly purchasable_id: string }[] }
}>(
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
    reply.code(201).send({ data: addCourse(caller.id, item.purchasable_id, now) })
  },
)
await app.listen({ host: '127.0.0.1', port: Number(port) })
