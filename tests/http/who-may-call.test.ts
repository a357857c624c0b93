import { type ApiName, type Call, type Endpoint, endpoints } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import type { Person, RawReply } from '../support/person.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { addressOf, expiredLoginOf, staffChannelOf } from './addresses.ts'

// The keys of an object literal whose type has exactly these keys.
const names = Object.keys(endpoints) as readonly ApiName[]

const everybody = ['nobody', 'an expired token', 'owner', 'another customer', 'staff', 'super user'] as const
type Who = (typeof everybody)[number]

/** The expected refusal by a call's declaration; undefined: accepted. */
function refusalOf({ access, tokenMayBeStale }: Call, who: Who): string | undefined {
  if (['gateway', 'bank', 'partner', 'sandbox'].includes(access)) return undefined
  if (who === 'an expired token') return tokenMayBeStale ? undefined : 'unauthenticated'
  if (access === 'public') return undefined
  if (who === 'nobody') return 'unauthenticated'
  if (access === 'owner' && who === 'another customer') return 'unauthorised'
  if (access === 'staff' && (who === 'owner' || who === 'another customer')) return 'unauthorised'
  if (access === 'super_user' && who !== 'super user') return 'unauthorised'
  return undefined
}

const statusOf = { unauthenticated: 401, unauthorised: 403 } as const

/** Everybody of the table, each with a login of their own. */
async function castOf(platform: TestPlatform): Promise<Readonly<Record<Who, Person>>> {
  const owner = await platform.as('amina')
  return {
    nobody: platform.visitor,
    'an expired token': await expiredLoginOf(platform, owner.id),
    owner,
    'another customer': await platform.as('carys'),
    staff: await platform.as('ellie'),
    'super user': await platform.as('farid'),
  }
}

function codeOf(reply: RawReply): string | undefined {
  // Every refusal has this shape by the contract.
  return reply.status < 400 ? undefined : (reply.json() as { readonly code: string }).code
}

/** Let in: what comes next is the body, which is missing, or the call itself. */
function expectLetIn({ body, bodyOptional }: Endpoint, reply: RawReply, who: string): void {
  if (body && !bodyOptional) expect([reply.status, codeOf(reply)], who).toEqual([422, 'validation_failed'])
  else expect(['unauthenticated', 'unauthorised'], who).not.toContain(codeOf(reply))
}

describe.each(names)('%s', (name) => {
  const endpoint: Endpoint = endpoints[name]
  const { call } = endpoint

  test(`accepts the callers of "${call.access}" before it reads a body`, async () => {
    const platform = await startPlatform()
    await platform.host.ensureDefault()
    const url = addressOf(endpoint, platform, (await platform.as('amina')).id)
    const cast = await castOf(platform)
    for (const who of everybody) {
      const reply = await cast[who].send({ method: call.method, url })
      const refusal = refusalOf(call, who)
      if (refusal === undefined) expectLetIn(endpoint, reply, who)
      else
        expect([who, reply.status, codeOf(reply)]).toEqual([who, statusOf[refusal as keyof typeof statusOf], refusal])
    }
  })
})

/** Calls whose address names the channel, with a value that is front of house. */
const onChannels = names.flatMap((name) => {
  const endpoint: Endpoint = endpoints[name]
  const { channel } = endpoint.call
  if (typeof channel === 'string' || !('from' in channel) || channel.from === 'body') return []
  return [[name, { [channel.name]: staffChannelOf(endpoint, channel.name) }] as const]
})

describe.each(onChannels)('[P6-002] %s with %o', (name, channel) => {
  const endpoint: Endpoint = endpoints[name]

  test('is for staff only, before it reads a body', async () => {
    const platform = await startPlatform()
    const cast = await castOf(platform)
    const url = addressOf(endpoint, platform, cast.owner.id, channel)
    const ask = async (who: Who) => {
      const reply = await cast[who].send({ method: endpoint.call.method, url })
      return [who, reply.status]
    }
    expect(await ask('nobody')).toEqual(['nobody', 401])
    expect(await ask('an expired token')).toEqual(['an expired token', 401])
    expect(await ask('owner')).toEqual(['owner', 403])
    expect(await ask('another customer')).toEqual(['another customer', 403])
    for (const who of ['staff', 'super user'] as const) {
      expectLetIn(endpoint, await cast[who].send({ method: endpoint.call.method, url }), who)
    }
  })
})
