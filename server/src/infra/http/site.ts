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

/** Serves the built client: assets for ever, the page fresh, and the page for every address that is no file's and no program's. */
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
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const wanted = isRead && isPage(request.url) && !acceptsOnlyJson(request)
    if (!built || !wanted) throw new PlatformError('path_not_found')
    try {
      await welcome(request, reply)
    } catch (error) {
      return refuseOnPage(error, reply, log)
    }
    return reply.type('text/html; charset=utf-8').header('vary', 'Accept').sendFile('index.html')
  }
}

/** A name with an ending is a file's: what asks for a file that is not there must not take a page for it. */
function isPage(url: string): boolean {
  const [path = ''] = url.split('?')
  return !programs.test(url) && !/\.[\w-]+$/.test(path) && !path.startsWith('/assets/')
}

/** The front page is for everybody; below it, what asks for JSON and nothing else is a program that has lost its way. */
function acceptsOnlyJson({ url, headers }: FastifyRequest): boolean {
  const { accept } = headers
  if (accept === undefined || /^\/(\?|$)/.test(url)) return false
  return accept.split(',').every((range) => /^\s*application\/([\w.-]+\+)?json\b/i.test(range))
}
