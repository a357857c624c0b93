import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { createAnswerCache, isFromVisitor } from './answers/answer-cache.ts'
import { contextOf } from './context.ts'
import type { Ask, Sender } from './doors/identify.ts'
import { createJudge } from './doors/judge.ts'
import { mount } from './mount.ts'
import { acceptUploads, readUpload } from './requests/read-upload.ts'
import type { Input, Route } from './route.ts'

/** The dependencies of serving. */
export type Serving = {
  /** The sandbox of a request. Throws the catalogue's sandbox refusals. */
  readonly resolve: (request: FastifyRequest) => Promise<Deps>
}

type ReceivingRoute = Extract<Route, { kind: 'receives' }>
type ActingRoute = Extract<Route, { kind: 'acts' }> | ReceivingRoute
type ReadingRoute = Extract<Route, { kind: 'reads' }>
type Asked = Parameters<ReadingRoute['handle']>

/** Mounts calls of the platform, each behind its access rule, validated both ways. */
export function serve(app: FastifyInstance, routes: readonly Route[], serving: Serving): void {
  const serveReading = readingServer(app, serving)
  for (const route of routes) {
    if (route.kind === 'reads') serveReading(route)
    if (route.kind === 'acts') serveActing(app, route, serving)
  }
  void app.register(async (scope) => {
    await acceptUploads(scope)
    for (const route of routes) if (route.kind === 'receives') serveActing(scope, route, serving)
  })
}

/** The facts known before the body is read; with the actor, unless the body is needed. */
type Judged = { readonly deps: Deps; readonly sender: Sender; readonly actor: Actor | undefined }

function serveActing(app: FastifyInstance, route: ActingRoute, { resolve }: Serving): void {
  const { endpoint, kind: _kind, handle: _handle, ...options } = route
  const judge = createJudge(endpoint)
  const judged = new WeakMap<FastifyRequest, Judged>()

  async function beforeBody(request: FastifyRequest): Promise<void> {
    const deps = await resolve(request)
    const token = judge.tokenOf(request)
    const work = async (ask: Ask): Promise<Judged> => {
      const sender = await judge.sender(ask, request, token, deps)
      return { deps, sender, actor: judge.needsBody ? undefined : await judge.actor(ask, request, sender) }
    }
    // Without a token no user is looked up.
    judged.set(request, await (token ? deps.store.read((reads) => work((ask) => ask(reads))) : work(deps.store.read)))
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const known = judged.get(request)
    if (!known) throw new Error('a request reached its handler unjudged')
    const { deps, sender } = known
    const actor = known.actor ?? (await judge.actor(deps.store.read, request, sender))
    const input = inputOf(request, deps, sender)
    if (route.kind === 'acts') return route.handle(deps, actor, input)
    return route.handle(deps, actor, { ...input, upload: await readUpload(request, reply) })
  }

  mount(app, endpoint, answer, { ...options, beforeBody })
}

/** Reading calls have no body: sender, actor and answer come from one snapshot. */
function readingServer(app: FastifyInstance, { resolve }: Serving): (route: ReadingRoute) => void {
  const kept = createAnswerCache()
  return ({ endpoint, handle, keeping, ...options }) => {
    const judge = createJudge(endpoint)

    /** Identifies the sender and runs the route's reads in one snapshot. */
    function read<Answer>(request: FastifyRequest, deps: Deps, use: (...asked: Asked) => Promise<Answer>) {
      const token = judge.tokenOf(request)
      return deps.store.read(async (reads) => {
        const ask: Ask = (question) => question(reads)
        const sender = await judge.sender(ask, request, token, deps)
        const actor = await judge.actor(ask, request, sender)
        return use(reads, actor, inputOf(request, deps, sender))
      })
    }

    mount(
      app,
      endpoint,
      async (request, reply) => {
        const deps = await resolve(request)
        if (!keeping || !isFromVisitor(request)) return read(request, deps, handle)
        await kept.answer(deps, request, reply, {
          tables: keeping.tables,
          prepare: (known) =>
            read(request, deps, (reads, actor, input) => keeping.prepare(reads, actor, { ...input, known })),
        })
        return reply
      },
      options,
    )
  }
}

function inputOf(request: FastifyRequest, deps: Deps, { tokenHash }: Sender): Input<never> {
  return {
    // Validated by Fastify against the endpoint's schemas.
    params: request.params as never,
    query: request.query as never,
    body: request.body as never,
    context: contextOf(request, tokenHash),
    now: deps.clock.now(),
  }
}
