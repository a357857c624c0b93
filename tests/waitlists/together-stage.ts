import {
  addItems,
  clearCart,
  joinWaitlist,
  listMails,
  listUserWaitlists,
  readCart,
  readMail,
} from '@touchline/contract'
import { expect } from 'vitest'
import { alone } from '../places/attempts.ts'
import { basketOf } from '../support/basket.ts'
import { customersOf } from '../support/customers.ts'
import type { Host } from '../support/host.ts'
import type { Person } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { together } from './together-programme.ts'

/** Four strangers, of whom three have all the places of the class, and Amina's family. */
export async function togetherStage(host: Host, full: string = together.class) {
  const platform = await startPlatform({ host })
  const [one, two, three, other] = await customersOf(platform, 4)
  if (!one || !two || !three || !other) throw new Error('there is nobody')
  const amina = await platform.as('amina')
  for (const { id, call } of [one, two, three]) {
    await call(addItems, { params: basketOf(id), body: { items: [alone(full)] } })
  }
  const join = (person: Person, userIds: readonly number[], more: { readonly terms?: boolean } = {}) => {
    const [userId = person.id, ...others] = userIds
    const data = { user_id: userId, ...(others.length > 0 ? { with_user_ids: others } : {}), ...more }
    return person.call(joinWaitlist, { params: { occurrenceId: full }, body: { data } })
  }
  return {
    platform,
    amina,
    strangers: [one, two, three, other] as const,
    join,
    waits: async (person: Person) =>
      (await person.call(listUserWaitlists, { params: { userId: person.id }, query: {} })).data.filter(
        ({ occurrence }) => occurrence.name.startsWith('together'),
      ),
    giveUp: async (...people: readonly Person[]) => {
      for (const { id, call } of people) await call(clearCart, { params: basketOf(id) })
      await platform.advance('PT1M')
    },
    /** Has its place for good; nothing is due for it. */
    order: async ({ id, call, send }: Person) => {
      const { data } = await call(readCart, { params: basketOf(id), query: {} })
      const agreed = { terms: true, completed_waivers: [], payments: [] }
      const payload = { item_hash: data.item_hash, source: 'activity-booking', ...agreed }
      expect((await send({ method: 'POST', url: '/api/checkout/complete', payload })).status).toBe(200)
    },
    mailsTo: async (address: string) => {
      const params = { id: platform.sandbox }
      const { data } = await platform.visitor.call(listMails, { params, query: { per_page: 100 } })
      const own = data.filter(({ to }) => to === address)
      return Promise.all(
        own.map(async ({ id }) => (await platform.visitor.call(readMail, { params: { ...params, mailId: id } })).data),
      )
    },
  }
}
