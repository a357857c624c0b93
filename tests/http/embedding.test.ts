import { expect, test } from 'vitest'
import { hostOfFile, ownHost } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { siteFolder } from '../support/site-folder.ts'

const clientFolder = siteFolder()
const partner = 'https://partner.example'
const open = hostOfFile(() => ({ clientFolder, edge: { frameAncestors: [partner] } }))
const closed = hostOfFile(() => ({ clientFolder }))

/** The pages that may frame the answer at an address. */
async function framersAt(host: Awaited<ReturnType<typeof open>>, url: string): Promise<string | undefined> {
  const { headers } = await personAt(host).send({ method: 'GET', url, headers: { accept: 'text/html' } })
  return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}

test.each(['/', '/location/anywhere', '/basket/checkout', '/nothing/here'])(
  '[O-320, S1-028 partly] a page of the site at %s may be framed by the named origins alone',
  async (url) => {
    expect([await framersAt(await open(), url), await framersAt(await closed(), url)]).toEqual([
      `'self' ${partner}`,
      "'self'",
    ])
  },
)

test.each(['/documentation', '/api/nothing', '/sandbox/v1/nothing', '/health/live', '/assets/app-1a2b.js'])(
  '[O-320 partly] %s is no page of the site and is framed by nobody else',
  async (url) => {
    expect(await framersAt(await open(), url)).toBe("'self'")
  },
)

test('[O-322 partly] the site knows the origins that it may speak to; pages of others may run embed.js and no other script', async () => {
  const person = personAt(await open())
  const ask = (url: string) => person.send({ method: 'GET', url })
  expect((await ask('/config.json')).json()).toMatchObject({ frameAncestors: [partner] })
  const reach = async (url: string) => (await ask(url)).headers['cross-origin-resource-policy']
  expect([await reach('/embed.js'), await reach('/assets/app-1a2b.js')]).toEqual(['cross-origin', 'same-origin'])
})

test('[O-321 partly] in a foreign frame the cookie of a visitor’s sandbox belongs to the page around', async () => {
  const host = await ownHost({ clientFolder, mode: 'per-visitor', edge: { frameAncestors: [partner] } })
  async function cookieFor(headers: Readonly<Record<string, string>>): Promise<string> {
    const answer = await personAt(host).send({ method: 'GET', url: '/', headers: { accept: 'text/html', ...headers } })
    return String(answer.headers['set-cookie'])
  }
  expect(await cookieFor({ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' })).toMatch(
    /^sandbox=.*; Secure; Partitioned; SameSite=None|^sandbox=.*; Secure; SameSite=None; Partitioned/,
  )
  expect(await cookieFor({ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' })).toMatch(/SameSite=Lax/)
})
