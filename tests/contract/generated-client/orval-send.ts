import type { Way } from './world.ts'

let way: Way | undefined
let token: string | undefined

/** Sends on this way from now on, as somebody unknown. */
export function openWay(next: Way): void {
  way = next
  token = undefined
}

export function useToken(next: string): void {
  token = next
}

/** Sends the calls of the client that orval generates. Throws the refusal's words. */
export async function send<T>(url: string, { headers, ...init }: RequestInit): Promise<T> {
  if (!way) throw new Error('no way to the server')
  const request = new Request(new URL(url, way.baseUrl), { ...init, ...(headers === undefined ? {} : { headers }) })
  request.headers.set('X-Sandbox', way.sandbox)
  if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`)
  const answer = await way.fetch(request)
  if (!answer.ok) throw new Error(await answer.text())
  // The generated code says what is answered.
  return (await answer.json()) as T
}
