import type { ApiTypes } from '@touchline/contract'
import type { Person, RawReply, RawRequest } from './person.ts'

/** Somebody who talks to a server process over the network, as far as sending goes. */
export type RemotePerson = Pick<Person, 'id' | 'send'>

type Identity = { readonly id?: number; readonly headers?: Readonly<Record<string, string>> }

/** Rejects with a TypeError when the server goes away in the middle. */
export function remotePerson(origin: string, { id = 0, headers: own = {} }: Identity = {}): RemotePerson {
  async function send({ method, url, headers, payload }: RawRequest): Promise<RawReply> {
    const answer = await fetch(new URL(url, origin), {
      method,
      headers: { ...own, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(payload === undefined ? {} : { body: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      text,
      // What a server sends may be anything; who asks knows what.
      json: () => JSON.parse(text) as unknown,
    }
  }
  return { id, send }
}

/** A persona of a sandbox, logged in. */
export async function remotePersona(origin: string, sandbox: string, name: string): Promise<RemotePerson> {
  const visitor = remotePerson(origin)
  const { status, json, text } = await visitor.send({
    method: 'POST',
    url: `/sandbox/v1/sandboxes/${sandbox}/personas/${name}/login`,
  })
  if (status !== 200) throw new Error(`${name} could not log in: ${status} ${text}`)
  // The shape of the contract's reply.
  const { data } = json() as ApiTypes['loginPersona']['reply']
  return remotePerson(origin, {
    id: data.user_id,
    headers: { authorization: `Bearer ${data.token}`, 'x-sandbox': sandbox },
  })
}
