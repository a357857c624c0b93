import type * as Sdk from 'generated-hey-api'
import type { client as Client } from 'generated-hey-api/client.gen'
import { type Shop, source } from './shop.ts'
import type { Way } from './world.ts'

/** A shop of the client that @hey-api/openapi-ts generates. */
export function openShop({ baseUrl, fetch, sandbox }: Way, api: typeof Sdk, client: typeof Client): Shop {
  client.setConfig({
    baseUrl,
    fetch: (input, init) => fetch(new Request(input, init)),
    headers: { 'X-Sandbox': sandbox },
    throwOnError: true,
  })
  const loud = { throwOnError: true } as const
  return {
    login: async (body) => (await api.login({ body, ...loud })).data.data,
    useToken: (token) => client.setConfig({ auth: token }),
    courses: async (query) => (await api.listCourses({ query, ...loud })).data.data,
    async add(userId, id) {
      const body = { items: [{ purchasable_type: 'course' as const, purchasable_id: id }] }
      return (await api.addItems({ path: { userId, source }, body, ...loud })).data.data
    },
    prepare: async () => (await api.preparePayment({ query: { source }, ...loud })).data,
    authorise: async (body) => (await api.authorisePayment({ body, ...loud })).data,
    completeSca: async (transactionId, body) =>
      (await api.completeSca({ path: { transactionId }, body, ...loud })).data,
    complete: async (body) => (await api.completePayment({ body, ...loud })).data,
    order: async (userId, orderId) => (await api.readOrder({ path: { userId, orderId }, ...loud })).data.data,
  }
}
