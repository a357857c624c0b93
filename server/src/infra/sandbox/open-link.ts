import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PlatformError } from '@touchline/contract'
import { escapeHtml } from '../wire/escape-html.ts'
import { defaultSandbox } from './make-sandboxes.ts'
import { checkedSandboxId, type SandboxMode, type SandboxResolver } from './resolve-sandbox.ts'
import type { Sandboxes } from './port.ts'

type Opening = {
  readonly sandboxes: Sandboxes
  readonly resolver: SandboxResolver
  readonly mode: SandboxMode
}

/**
 * The link that opens a sandbox in a browser: sets the cookie and goes to the site. Somebody who was led here by another
 * page is asked first, and where every visitor has their own everybody is: else a link could move people into a sandbox
 * that its author watches. ADR 024
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
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(question(id))
  })
  // A page elsewhere cannot post here: writes of other origins are refused before they arrive.
  app.post(url, options, async (request, reply) => open(reply, await namedIn(request)))
}

function mustAsk({ headers }: FastifyRequest, mode: SandboxMode): boolean {
  const from = headers['sec-fetch-site']
  if (from === 'same-origin') return false
  return mode === 'per-visitor' || from === 'cross-site' || from === 'same-site'
}

function question(id: string): string {
  const name = escapeHtml(id)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Open a shared sandbox?</title></head>
<body><main><h1>Open a shared sandbox?</h1>
<p>Somebody shares the sandbox <strong>${name}</strong> with you. Whoever has its link sees what you do in it.</p>
<form method="post" action="/sandbox/open/${encodeURIComponent(id)}"><button type="submit">Open it</button></form>
<p><a href="/">Stay in your own</a></p></main></body></html>
`
}
