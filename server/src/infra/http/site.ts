import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { PlatformError } from '@touchline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../../deps.ts'
import { refuseOnPage } from './answer-errors.ts'

/** Addresses of programs: what is unknown below them is a 404 in JSON, never the site. */
const programs = /^\/(api|sandbox|health|documentation)(\/|$|\?)/

type Site = {
  /** Folder of the built client; undefined or missing: there is no site here. */
  readonly folder: string | undefined
  /** Told before a page is served. */
  readonly welcome: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  readonly log: Log
}

/** Serves the built client: assets for ever, the page fresh, and the page for every address that a browser navigates to. */
export async function serveSite(app: FastifyInstance, { folder, welcome, log }: Site): Promise<void> {
  const built = folder !== undefined && existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      setHeaders: (reply, path) => {
        const forever = path.includes(`${join(folder, 'assets')}`)
        reply.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.get('/', { schema: { hide: true } }, (request, reply) => page(request, reply))
  app.setNotFoundHandler((request, reply) => page(request, reply))

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const wanted = request.method === 'GET' && !programs.test(request.url) && acceptsPages(request)
    if (!built || !wanted) throw new PlatformError('path_not_found')
    try {
      await welcome(request, reply)
    } catch (error) {
      return refuseOnPage(error, reply, log)
    }
    return reply.type('text/html; charset=utf-8').sendFile('index.html')
  }
}

function acceptsPages(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html')
}
