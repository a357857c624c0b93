import { pathToFileURL } from 'node:url'
import { seedPassword } from '@touchline/seed'
import { beforeAll, describe, expect, test } from 'vitest'
import { cards, courses, openStage, type Stage } from '../payments/stage.ts'
import { hostOfFile, publicUrl } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { compile, generateClients, generatedFile } from './generated-client/generate.ts'
import { buy } from './generated-client/purchase.ts'
import type { Shop } from './generated-client/shop.ts'
import type { Way, World } from './generated-client/world.ts'

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

const wayOf = (stage: Stage): Way => ({ baseUrl: publicUrl, fetch: fetchFrom(stage), sandbox: stage.sandbox })

const worldOf = (stage: Stage): World => ({
  password: seedPassword,
  courseSlug: courses.badminton,
  typeCard: (sessionKey) => stage.tokenise(sessionKey, cards.challenge),
  async proveToBank({ sca_url, sca_data }) {
    const { fields } = await stage.answerBank({ sca_url, sca_data }, '123456')
    return fields['cres'] ?? ''
  },
})

// Code that was generated a moment ago: its types exist only for the compiler below.
const load = async (path: string) => (await import(pathToFileURL(path).href)) as unknown

const here = (name: string) => new URL(`./generated-client/${name}`, import.meta.url).pathname

/** A shop of each generator. */
const shops: Readonly<Record<string, (way: Way) => Promise<Shop>>> = {
  async 'openapi-typescript'(way) {
    const { openShop } = (await load(here('openapi-fetch-shop.ts'))) as { readonly openShop: (way: Way) => Shop }
    return openShop(way)
  },
  async '@hey-api/openapi-ts'(way) {
    const { openShop } = (await load(here('hey-api-shop.ts'))) as {
      readonly openShop: (way: Way, api: object, client: object) => Shop
    }
    const { client } = (await load(generatedFile('hey-api/client.gen.ts'))) as { readonly client: object }
    return openShop(way, (await load(generatedFile('hey-api/index.ts'))) as object, client)
  },
  async orval(way) {
    const { openShop } = (await load(here('orval-shop.ts'))) as {
      readonly openShop: (way: Way, api: object) => Shop
    }
    return openShop(way, (await load(generatedFile('orval/api.ts'))) as object)
  },
}

const host = hostOfFile()

beforeAll(async () => {
  const { text } = await personAt(await host()).send({ method: 'GET', url: '/documentation/json' })
  await generateClients(text)
})

describe('[O-394] clients generated from the OpenAPI document', () => {
  test('compile under strict: the types of openapi-typescript with every check of this project', async () => {
    expect(await compile('tsconfig.json')).toBe('')
  }, 120_000)

  test('compile under strict: the code of @hey-api/openapi-ts and of orval', async () => {
    expect(await compile('tsconfig.sdk.json')).toBe('')
  }, 120_000)

  test.each(Object.entries(shops))('%s: its client buys a course with 3-D Secure', async (_, openShop) => {
    const stage = await openStage()
    const order = await buy(await openShop(wayOf(stage)), worldOf(stage))
    expect(order).toEqual({ status: 'success', total: expect.stringMatching(/^£\d+\.\d\d$/) })
  })
})
