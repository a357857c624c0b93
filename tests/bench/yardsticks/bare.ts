import { readFileSync } from 'node:fs'
import Fastify, { type FastifyReply } from 'fastify'

// The least a Fastify route can do: bytes from memory, those of the page that is asked for.
const [port = '', file = ''] = process.argv.slice(2)

type Answers = { readonly pages: Readonly<Record<string, string>>; readonly basket: string }
const { pages, basket }: Answers = JSON.parse(readFileSync(file, 'utf8'))
const bytes = new Map(Object.entries(pages).map(([url, text]) => [url, Buffer.from(text)]))
const written = Buffer.from(basket)
const send = (reply: FastifyReply, body: Buffer) => void reply.type('application/json; charset=utf-8').send(body)

const app = Fastify()
app.get('/health/live', async () => ({ status: 'live' }))
app.get('/api/v1/activities/courses', ({ url }, reply) => send(reply, bytes.get(url) ?? written))
app.post('/api/v1/users/:userId/carts/:source/items', (_request, reply) => send(reply.code(201), written))
app.delete('/api/v1/users/:userId/carts/:source', (_request, reply) => send(reply, written))
await app.listen({ host: '127.0.0.1', port: Number(port) })
