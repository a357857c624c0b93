import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { seedPassword } from '@touchline/seed'
import openapiTs, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { cards, courses, openStage, type Stage } from '../payments/stage.ts'
import { publicUrl } from '../support/host.ts'
import type { Bought, World } from './generated-client/world.ts'

const run = promisify(execFile)
const folder = join(import.meta.dirname, 'generated-client')
const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'generated-client')

/** The way to the server without a network: what a client would send is injected. */
const fetchFrom =
  ({ platform: { host } }: Stage) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    const answer = await host.app.inject({
      // The calls of the document have these methods.
      method: request.method as 'GET' | 'POST',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      ...(body === '' ? {} : { payload: body }),
    })
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } })
  }

test('a client generated from the OpenAPI document compiles under strict and buys with 3-D Secure', async () => {
  const stage = await openStage()
  const { text } = await stage.platform.visitor.send({ method: 'GET', url: '/documentation/json' })
  await mkdir(cache, { recursive: true })
  await writeFile(join(cache, 'api.d.ts'), astToString(await openapiTs(text)))
  const compiler = join(import.meta.dirname, '..', '..', 'node_modules', 'typescript', 'bin', 'tsc')
  const compiled = run(process.execPath, [compiler, '-p', folder, '--pretty', 'false'])
  await expect(compiled.then(({ stdout }) => stdout)).resolves.toBe('')

  // Compiled a moment ago against types that exist only here.
  const purchase = (await import(pathToFileURL(join(folder, 'purchase.ts')).href)) as {
    readonly buy: (world: World) => Promise<Bought>
  }
  const order = await purchase.buy({
    baseUrl: publicUrl,
    fetch: fetchFrom(stage),
    sandbox: stage.sandbox,
    password: seedPassword,
    courseSlug: courses.badminton,
    typeCard: (sessionKey) => stage.tokenise(sessionKey, cards.challenge),
    async proveToBank({ sca_url, sca_data }) {
      const { fields } = await stage.answerBank({ sca_url, sca_data }, '123456')
      return fields['cres'] ?? ''
    },
  })
  expect(order).toEqual({ status: 'success', total: expect.stringMatching(/^£\d+\.\d\d$/) })
}, 120_000)
