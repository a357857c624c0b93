import {
  type Endpoint,
  endpoints,
  type Exchange,
  ownDataBytes,
  type Persona,
  PlatformError,
  type Scenario,
  type Unworded,
} from '@touchline/contract'
import type { Clock } from '@touchline/clock'
import type { Random } from '@touchline/ids'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { listReply, offsetOf, pageOf, pageOfRows } from '../../http/answers/pagination.ts'
import { mount, type MountOptions } from '../../http/mount.ts'
import type { JobHandler, RanJob } from '../../jobs/index.ts'
import type { EventRow } from '../../outbox/index.ts'
import { presentInstant } from '../../wire/date-time.ts'
import { beginningAt } from '../clock-state.ts'
import { faultRoutes } from './fault-routes.ts'
import type { Faults } from '../faults.ts'
import { gatewayRoutes } from './gateway-routes.ts'
import type { Journal } from '../journal.ts'
import { checkedSandboxId, newSandboxId, type SandboxMode, type SandboxResolver } from '../resolve-sandbox.ts'
import type { Sandboxes, SandboxView } from '../port.ts'
import type { Visitors } from '../visitors.ts'
import { text } from '../../../texts/index.ts'

export type Control = {
  readonly sandboxes: Sandboxes
  readonly resolver: SandboxResolver
  readonly visitors: Visitors
  readonly mode: SandboxMode
  readonly personas: readonly Persona[]
  readonly scenarios: readonly Scenario[]
  readonly handlers: readonly JobHandler[]
  readonly random: Random
  readonly wallClock: Clock
  readonly faults: Faults
  readonly journal: Journal
  readonly publicUrl: string
  /** A login for a user of a sandbox. */
  readonly issueToken: (deps: Deps, userId: number) => Promise<{ readonly token: string; readonly expiresAt: number }>
  /** Ends every login of a sandbox. */
  readonly endLogins: (deps: Deps) => Promise<void>
  /** The broken rules of a platform. */
  readonly checkInvariants: (deps: Deps) => Promise<readonly { readonly rule: string; readonly detail: string }[]>
}

type Input<E extends Endpoint> = Pick<Exchange<E>, 'params' | 'query' | 'body'> & { readonly request: FastifyRequest }

/** Mounts a control call. */
export type On = <E extends Endpoint>(
  endpoint: E,
  handle: (input: Input<E>) => Promise<Unworded<Exchange<E>['reply']>>,
  options?: MountOptions,
) => void
/** Works inside a sandbox that the caller may control. */
export type Inside = <T>(request: FastifyRequest, id: string, work: (deps: Deps) => Promise<T>) => Promise<T>

/** Control calls act on sandboxes from outside; they exist in sandbox mode only. */
export function controlRoutes(app: FastifyInstance, control: Control): void {
  const { sandboxes, resolver, visitors, mode, personas, scenarios, handlers, random, publicUrl } = control
  const { issueToken, endLogins, checkInvariants } = control
  if (mode === 'off') return

  const on: On = (endpoint, handle, options) =>
    mount(
      app,
      endpoint,
      (request) =>
        // Validated by Fastify against the endpoint's own schemas.
        handle({ params: request.params, query: request.query, body: request.body, request } as never),
      options,
    )

  /** The sandbox a call names; where every visitor has one, the visitor's own. */
  async function named(request: FastifyRequest, id: string): Promise<string> {
    const checked = checkedSandboxId(id)
    if (mode === 'per-visitor') await resolver.requireOwn(request, checked)
    return checked
  }

  const inside: Inside = async (request, id, work) => work(await sandboxes.open(await named(request, id)))

  on(endpoints.listSandboxes, async ({ query, request }) => {
    const own = mode === 'per-visitor' ? await resolver.cookieOf(request) : undefined
    const all = (await sandboxes.list()).filter(({ id }) => mode === 'shared' || id === own)
    const page = pageOf(query)
    return listReply({
      ...page,
      rows: pageOfRows(all, page).map(presentSandbox),
      total: all.length,
      sortBy: 'created_at',
    })
  })
  const createOne = async (body: Exchange<typeof endpoints.createSandbox>['body']) => {
    if (mode === 'per-visitor') throw new PlatformError('unauthorised')
    const id = body.id === undefined ? newSandboxId(random) : checkedSandboxId(body.id)
    const { id: _, at, ...filling } = body
    const view = await sandboxes.create(id, { ...filling, ...(at === undefined ? {} : { at: beginningAt(at) }) })
    return { data: presentSandbox(view) }
  }
  // Where strangers may call, nobody gets to send that much.
  const bodyBytes = mode === 'shared' ? { bodyBytes: ownDataBytes } : {}
  on(endpoints.createSandbox, ({ body }) => createOne(body), { checksItself: 'data', ...bodyBytes })
  on(endpoints.readSandbox, async ({ params, request }) => ({
    data: presentSandbox(await sandboxes.read(await named(request, params.id))),
  }))
  const forget = (id: string) => {
    control.faults.forget(id)
    control.journal.forget(id)
  }
  on(endpoints.deleteSandbox, async ({ params, request }) => {
    await sandboxes.delete(await named(request, params.id))
    forget(params.id)
    return { data: { message: text('sandbox:deleted') } }
  })
  on(endpoints.resetSandbox, async ({ params, body, request }) => {
    const view = await sandboxes.reset(await named(request, params.id), body)
    forget(params.id)
    return { data: presentSandbox(view) }
  })
  on(endpoints.forkSandbox, async ({ params, body, request }) => {
    const id = body.id === undefined ? newSandboxId(random) : checkedSandboxId(body.id)
    const from = await named(request, params.id)
    if (mode === 'per-visitor') visitors.count(request.ip)
    const view = await sandboxes.fork(from, id)
    return { data: { sandbox: presentSandbox(view), link: `${publicUrl}/sandbox/open/${id}` } }
  })
  on(endpoints.readClock, async ({ params, request }) => ({
    data: presentClock(await sandboxes.read(await named(request, params.id)), []),
  }))
  on(endpoints.moveClock, async ({ params, body, request }) => {
    const { view, ran } = await sandboxes.moveClock(await named(request, params.id), body)
    return { data: presentClock(view, ran) }
  })
  on(endpoints.listUpcoming, ({ params, query, request }) =>
    inside(request, params.id, ({ store }) =>
      store.read(async (reads) => {
        const page = pageOf(query)
        const rows = []
        for (const { kind, subject, dueAt } of await reads.jobs.page({ limit: page.perPage, offset: offsetOf(page) })) {
          const handler = handlers.find((known) => known.kind === kind)
          rows.push({ kind, subject, dueAt, what: handler ? await handler.describe(reads, subject) : kind })
        }
        const total = await reads.jobs.total()
        return listReply({ ...page, rows: rows.map(presentJob), total, sortBy: 'due_at' })
      }),
    ),
  )
  on(endpoints.listScenarios, async () => ({ data: [...scenarios] }))
  on(endpoints.applyScenario, async ({ params, body, request }) => {
    const id = await named(request, params.id)
    return { data: presentSandbox(await sandboxes.applyScenario(id, { scenario: params.name, ...body })) }
  })
  on(endpoints.listPersonas, async () => ({ data: [...personas] }))
  on(endpoints.loginPersona, ({ params, request }) =>
    inside(request, params.id, async (deps) => {
      const persona = personas.find(({ name }) => name === params.name)
      const user = persona && (await deps.store.read((reads) => reads.users.byId({ id: persona.user_id })))
      if (!user) throw new PlatformError('item_not_found')
      const { token, expiresAt } = await issueToken(deps, user.id)
      return { data: { token, user_id: user.id, expires_at: presentInstant(expiresAt) } }
    }),
  )
  on(endpoints.endLogins, ({ params, request }) =>
    inside(request, params.id, async (deps) => {
      await endLogins(deps)
      return { data: { message: text('sandbox:logins_ended') } }
    }),
  )
  on(endpoints.listMails, ({ params, query, request }) =>
    inside(request, params.id, ({ store }) =>
      store.read(async (reads) => {
        const page = pageOf(query)
        const mails = await reads.outbox.newest({ limit: page.perPage, offset: offsetOf(page) })
        return listReply({
          ...page,
          rows: mails.map(presentMailSummary),
          total: await reads.outbox.total(),
          sortBy: 'created_at',
          direction: 'descending',
        })
      }),
    ),
  )
  on(endpoints.readMail, ({ params, request }) =>
    inside(request, params.id, ({ store }) =>
      store.read(async (reads) => {
        const mail = await reads.outbox.byId({ id: params.mailId })
        if (!mail) throw new PlatformError('item_not_found')
        return { data: { ...presentMailSummary(mail), html: mail.html, text: mail.text, ics: mail.ics } }
      }),
    ),
  )
  on(endpoints.listEvents, ({ params, query, request }) =>
    inside(request, params.id, ({ store }) =>
      store.read(async (reads) => {
        const page = pageOf(query)
        const events = await reads.outbox.newestEvents({ limit: page.perPage, offset: offsetOf(page) })
        return listReply({
          ...page,
          rows: events.map(presentEvent),
          total: await reads.outbox.totalEvents(),
          sortBy: 'created_at',
          direction: 'descending',
        })
      }),
    ),
  )
  faultRoutes({ on, inside, control })
  gatewayRoutes({ on, inside })
  on(endpoints.checkInvariants, ({ params, request }) =>
    inside(request, params.id, async (deps) => {
      const broken = await checkInvariants(deps)
      return { data: { holds: broken.length === 0, broken: [...broken] } }
    }),
  )
}

function presentSandbox({ id, now, frozen, createdAt, expiresAt }: SandboxView) {
  return {
    id,
    now: presentInstant(now),
    frozen,
    created_at: presentInstant(createdAt),
    expires_at: expiresAt === null ? null : presentInstant(expiresAt),
  }
}

function presentClock({ now, frozen }: SandboxView, ran: readonly RanJob[]) {
  return { now: presentInstant(now), frozen, ran: ran.map(presentJob) }
}

function presentJob({ kind, what, dueAt }: RanJob) {
  return { kind, what, due_at: presentInstant(dueAt) }
}

function presentEvent({ id, type, integrationId, userId, userUuid, createdAt, deliveredAt }: EventRow) {
  return {
    id,
    type,
    integration_id: integrationId,
    user_id: userId,
    user_uuid: userUuid,
    created_at: presentInstant(createdAt),
    delivered_at: deliveredAt === null ? null : presentInstant(deliveredAt),
  }
}

type MailRow = {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly kind: string
  readonly createdAt: number
  readonly orderId: number | null
}

function presentMailSummary({ id, to, subject, kind, createdAt, orderId }: MailRow) {
  return { id, to, subject, kind, created_at: presentInstant(createdAt), order_id: orderId }
}
