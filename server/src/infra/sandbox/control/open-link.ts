import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PlatformError } from '@touchline/contract'
import { defaultSandbox } from '../make-sandboxes.ts'
import { checkedSandboxId, type SandboxMode, type SandboxResolver } from '../resolve-sandbox.ts'
import type { Sandboxes } from '../port.ts'
import type { Language } from '@touchline/languages'
import { languageAsked } from '@touchline/texts'
import { escapeHtml } from '@touchline/serving'
import { text, type TextKey, word } from '../../../texts/index.ts'

type Opening = {
  readonly sandboxes: Sandboxes
  readonly resolver: SandboxResolver
  readonly mode: SandboxMode
}

/**
 * The link that opens a sandbox in a browser: sets the cookie and goes to the site. A visitor sent by another page is
 * asked first, and where every visitor has a sandbox everybody is; otherwise a link could move people into a sandbox
 * that its author watches. Record 024
 */
export function openLinkRoute(app: FastifyInstance, { sandboxes, resolver, mode }: Opening): void {
  if (mode === 'off') return
  const url = '/sandbox/open/:id'
  const options = { schema: { hide: true }, config: { isPage: true } }

  async function namedIn(request: FastifyRequest): Promise<string> {
    // A text by the route's pattern.
    const { id } = request.params as { readonly id: string }
    const checked = checkedSandboxId(id)
    if (mode === 'per-visitor' && checked === defaultSandbox) throw new PlatformError('sandbox_not_found')
    return (await sandboxes.read(checked)).id
  }

  function open(reply: FastifyReply, id: string): FastifyReply {
    resolver.setCookie(reply, id)
    return reply.header('cache-control', 'no-store').redirect('/', 303)
  }

  app.get(url, { ...options, exposeHeadRoute: false }, async (request, reply) => {
    const id = await namedIn(request)
    if (!mustAsk(request, mode)) return open(reply, id)
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(question(languageAsked(request.headers['accept-language']), id))
  })
  // A foreign page cannot post here: writes from other origins are refused earlier.
  app.post(url, options, async (request, reply) => open(reply, await namedIn(request)))
}

function mustAsk({ headers }: FastifyRequest, mode: SandboxMode): boolean {
  const from = headers['sec-fetch-site']
  if (from === 'same-origin') return false
  return mode === 'per-visitor' || from === 'cross-site' || from === 'same-site'
}

function question(language: Language, id: string): string {
  const say = (key: TextKey) => escapeHtml(word(language, text(key, { name: id })))
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('sandbox:open_title')}</title></head>
<body><main><h1>${say('sandbox:open_title')}</h1>
<p>${say('sandbox:open_about')}</p>
<form method="post" action="/sandbox/open/${encodeURIComponent(id)}"><button type="submit">${say('sandbox:open')}</button></form>
<p><a href="/">${say('sandbox:stay')}</a></p></main></body></html>
`
}
