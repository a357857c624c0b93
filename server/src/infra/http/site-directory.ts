import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '@touchline/serving'
import type { Heads } from './site.ts'

/** Pages of one person, and addresses of programs: of no use to a search engine. */
const unlisted = ['/api/', '/sandbox/', '/basket', '/checkout', '/login', '/register', '/my-', '/guest-passes', '/desk']

/** A crawler asks for the list seldom; it reads the whole catalogue. */
const listsPerMinute = 10

/** Serves `robots.txt` and `sitemap.xml` of the main site. */
export async function serveDirectory(
  app: FastifyInstance,
  { publicUrl, heads }: { readonly publicUrl: string; readonly heads: Heads },
): Promise<void> {
  const rules = heads.isListed ? unlisted : ['/']
  const robots = robotsText(rules, `${publicUrl}/sitemap.xml`)
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) => sendRobots(reply, robots))
  app.get(
    '/sitemap.xml',
    { schema: { hide: true }, config: { rateLimit: { max: listsPerMinute, timeWindow: 60_000 } } },
    async (request, reply) => {
      const paths = await heads.listPaths(request)
      const urls = paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`)
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`,
        )
    },
  )
}

/** Serves `robots.txt` of a site under another host: nothing there is for search engines, or all of it. */
export function serveRobots(app: FastifyInstance, host: string, isListed: boolean): void {
  const robots = robotsText(isListed ? [] : ['/'], null)
  app.get('/robots.txt', { constraints: { host }, schema: { hide: true } }, (_request, reply) =>
    sendRobots(reply, robots),
  )
}

function robotsText(disallowed: readonly string[], sitemap: string | null): string {
  const rules = disallowed.length === 0 ? ['Allow: /'] : disallowed.map((path) => `Disallow: ${path}`)
  return `${['User-agent: *', ...rules, ...(sitemap === null ? [] : ['', `Sitemap: ${sitemap}`])].join('\n')}\n`
}

function sendRobots(reply: FastifyReply, robots: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots)
}
