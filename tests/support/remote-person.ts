import type { ApiTypes } from '@touchline/contract'
import axios from 'axios'
import type { Person, RawReply, RawRequest } from './person.ts'

/** A caller of a server process over the network. */
export type RemotePerson = Pick<Person, 'id' | 'send'>

type Identity = { readonly id?: number; readonly headers?: Readonly<Record<string, string>> }

/** The server is not there, or went away in the middle. */
export class ServerAway extends Error {
  override name = 'ServerAway'
}

/** Every answer is an answer, whatever its status, and is read as text. */
const client = axios.create({
  adapter: 'http',
  proxy: false,
  responseType: 'text',
  transformRequest: [],
  transformResponse: [],
  validateStatus: null,
})

/** Rejects with `ServerAway` when no whole answer comes. */
export function remotePerson(origin: string, { id = 0, headers: own = {} }: Identity = {}): RemotePerson {
  async function send({ method, url, headers, payload }: RawRequest): Promise<RawReply> {
    const request = {
      method,
      url: new URL(url, origin).href,
      headers: { ...own, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(payload === undefined ? {} : { data: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    }
    const answer = await client.request<string>(request).catch((cause: unknown) => {
      throw new ServerAway(`${method} ${url}`, { cause })
    })
    return {
      status: answer.status,
      headers: Object.fromEntries(Object.entries(answer.headers)),
      text: answer.data,
      // A server can send anything; the caller knows its type.
      json: () => JSON.parse(answer.data) as unknown,
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
