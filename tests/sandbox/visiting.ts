import { readClient } from '@touchline/contract'
import type { Host } from '../support/host.ts'
import { type Person, personAt, type RawReply } from '../support/person.ts'

export const page = { method: 'GET', url: '/', headers: { accept: 'text/html' } } as const

/** The time a platform shows: every sandbox of these tests has its own. */
export async function timeFor(person: Person, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  return (await person.call(readClient, { headers })).data.server_time
}

export const codeOf = (reply: RawReply) => [reply.status, (reply.json() as { code?: string }).code]

/** The sandbox cookie an answer sets, and how. */
export function cookieIn({ headers }: RawReply): { readonly id: string; readonly attributes: string } | undefined {
  const line = [headers['set-cookie']].flat().find((text) => String(text).startsWith('sandbox='))
  const [, id = '', attributes = ''] = /^sandbox=([^;]*); (.*)$/.exec(String(line)) ?? []
  return line === undefined ? undefined : { id, attributes }
}

/** Opens the site without a cookie, and goes on with the one it sets. */
export async function promised(host: Host) {
  const { id = '' } = cookieIn(await personAt(host).send(page)) ?? {}
  return { host, id, visitor: personAt(host, { headers: { cookie: `sandbox=${id}` } }) }
}
