import type { FastifyInstance } from 'fastify'
import { checkedSandboxId } from './resolve-sandbox.ts'
import type { Control } from './routes.ts'

/** The link that opens a sandbox in a browser: sets the cookie and goes to the site. */
export function openLinkRoute(app: FastifyInstance, { sandboxes, resolver, mode }: Control): void {
  if (mode === 'off') return
  app.get('/sandbox/open/:id', { schema: { hide: true } }, async (request, reply) => {
    // A text by the route's pattern.
    const { id } = request.params as { readonly id: string }
    const { id: known } = await sandboxes.read(checkedSandboxId(id))
    resolver.setCookie(reply, known)
    return reply.redirect('/', 303)
  })
}
