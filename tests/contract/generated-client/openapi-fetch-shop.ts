import type { paths } from 'generated-openapi-typescript'
import createClient from 'openapi-fetch'
import { type Shop, source } from './shop.ts'
import type { Way } from './world.ts'

/** A shop of openapi-fetch, with the types of openapi-typescript. */
export function openShop({ baseUrl, fetch, sandbox }: Way): Shop {
  const api = createClient<paths>({ baseUrl, fetch, headers: { 'X-Sandbox': sandbox } })
  return {
    login: async (body) => answered(await api.POST('/api/auth/customer/login', { body })).data,
    useToken: (token) =>
      api.use({
        onRequest({ request }) {
          request.headers.set('Authorization', `Bearer ${token}`)
        },
      }),
    courses: async (query) => answered(await api.GET('/api/v1/activities/courses', { params: { query } })).data,
    async add(userId, id) {
      const params = { path: { userId, source } } as const
      const body = { items: [{ purchasable_type: 'course' as const, purchasable_id: id }] }
      return answered(await api.POST('/api/v1/users/{userId}/carts/{source}/items', { params, body })).data
    },
    prepare: async () => answered(await api.GET('/api/checkout/prepare', { params: { query: { source } } })),
    authorise: async (body) => answered(await api.POST('/api/checkout/authorise', { body })),
    async completeSca(transactionId, body) {
      const params = { path: { transactionId } }
      return answered(await api.POST('/api/payment-providers/sca-completion/{transactionId}', { params, body }))
    },
    complete: async (body) => answered(await api.POST('/api/checkout/complete', { body })),
    async order(userId, orderId) {
      const params = { path: { userId, orderId } }
      return answered(await api.GET('/api/v1/users/{userId}/orders/{orderId}', { params })).data
    },
  }
}

/** The answer, or the refusal's words as an error. */
function answered<T>({ data, error }: { readonly data?: T; readonly error?: { readonly message: string } }): T {
  if (data === undefined) throw new Error(error?.message ?? 'no answer')
  return data
}
