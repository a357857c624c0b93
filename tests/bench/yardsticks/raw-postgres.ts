import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { coursesIn, purchasesOn } from './raw-purchase-postgres.ts'

// What an engineer writes by hand for a purchase on PostgreSQL: a pool, statements that are prepared once for each
// connection, and courses kept in memory.
const [port = '', connectionString = '', schema = ''] = process.argv.slice(2)

// Times and ids are whole numbers that JavaScript holds exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString, options: `-c search_path=${schema}`, max: 16 })
const buy = await purchasesOn(pool, await coursesIn(pool))

const app = Fastify()
app.get('/health/live', async () => ({ status: 'live' }))
app.post<{ Body: { readonly course_id: string; readonly ledger: boolean } }>(
  '/raw/purchases',
  async (request, reply) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
    const { rows } = await pool.query<{ readonly id: number }>({
      name: 'caller',
      text: 'select u.id from access_tokens t join users u on u.id = t.user_id where t.hash = $1 and t.expires_at > $2',
      values: [createHash('sha256').update(token).digest('hex'), Date.now()],
    })
    const userId = rows[0]?.id
    if (userId === undefined) return reply.code(401).send()
    const { course_id: courseId, ledger } = request.body
    const begun = performance.now()
    await buy({ userId, courseId, ledger, now: Date.now() })
    return reply.code(201).send({ tookMs: performance.now() - begun })
  },
)
await app.listen({ host: '127.0.0.1', port: Number(port) })
