import { type ApiName, endpoints } from '@touchline/contract'
import { openStage } from '../payments/stage.ts'
import { basketOf } from '../support/basket.ts'
import { type Person, pathOf, type Query, queryText, type RawReply } from '../support/person.ts'
import type { StartOptions } from '../support/platform.ts'

export type Parts = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Query
  readonly body?: object
}

/** Sends a call by its name and answers what came back, accepted or not. */
export type Send = (name: ApiName, parts?: Parts) => Promise<RawReply>

export function sender({ send }: Person): Send {
  return async (name, { params, query, body } = {}) => {
    const { call } = endpoints[name]
    const url = `${pathOf(call.path, params)}${queryText(query)}`
    return send({ method: call.method, url, ...(body ? { payload: body } : {}) })
  }
}

/** A platform with its gateway, and a visitor and a customer who send calls by name. */
export async function setScene(options: StartOptions = {}) {
  const stage = await openStage(options)
  const { platform } = stage
  const amina = await platform.as('amina')
  return {
    stage,
    platform,
    amina,
    asVisitor: sender(platform.visitor),
    asAmina: sender(amina),
    asEllie: sender(await platform.as('ellie')),
    sandbox: { id: platform.sandbox },
    basket: basketOf(amina.id),
  }
}

export type Scene = Awaited<ReturnType<typeof setScene>>
export type Request = (scene: Scene) => Promise<RawReply>

/** The `data` of an answer, in the shape the caller expects there. */
export function dataOf<T>(reply: RawReply): T {
  return (reply.json() as { data: T }).data
}
