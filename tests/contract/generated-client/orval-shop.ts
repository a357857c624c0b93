import type * as Api from 'generated-orval'
import { openWay, useToken } from './orval-send.ts'
import { type Shop, source } from './shop.ts'
import type { Way } from './world.ts'

/** A shop of the client that orval generates. */
export function openShop(way: Way, api: typeof Api): Shop {
  openWay(way)
  return {
    login: async (body) => (await api.login(body)).data,
    useToken,
    courses: async (query) => (await api.listCourses(query)).data,
    async add(userId, id) {
      return (await api.addItems(userId, source, { items: [{ purchasable_type: 'course', purchasable_id: id }] })).data
    },
    prepare: () => api.preparePayment({ source }),
    authorise: (body) => api.authorisePayment(body),
    completeSca: (transactionId, body) => api.completeSca(transactionId, body),
    complete: (body) => api.completePayment(body),
    order: async (userId, orderId) => (await api.readOrder(userId, orderId)).data,
  }
}
