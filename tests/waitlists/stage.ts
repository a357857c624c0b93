import {
  type AddItem,
  addItems,
  clearCart,
  deleteOccurrence,
  joinWaitlist,
  leaveWaitlist,
  listMails,
  listUserWaitlists,
  readMail,
  updateOccurrence,
} from '@touchline/contract'
import { attempt } from '../places/attempts.ts'
import { basketOf } from '../support/basket.ts'
import { customersOf } from '../support/customers.ts'
import { type Host, hostOfSeed } from '../support/host.ts'
import type { Person } from '../support/person.ts'
import { startPlatform } from '../support/platform.ts'
import { halls, seedWithWaiting } from './programme.ts'

/** Stages of one server, for the file that asks. */
export function waitingStages() {
  const host = hostOfSeed(seedWithWaiting)
  return async () => openStage(await host())
}

/** A person who books a place and cancels, two who can wait, and staff. */
async function openStage(host: Host) {
  const platform = await startPlatform({ host })
  const [first, second, third] = await customersOf(platform, 3)
  if (!first || !second || !third) throw new Error('there is nobody')
  const ellie = await platform.as('ellie')
  const join = async (occurrenceId: string, waiting: readonly Person[], terms = false) => {
    for (const { id, call } of waiting) {
      await call(joinWaitlist, { params: { occurrenceId }, body: { data: { user_id: id, terms } } })
    }
  }
  const listTo = async (address: string) => {
    const params = { id: platform.sandbox }
    const { data } = await platform.visitor.call(listMails, { params, query: { per_page: 100 } })
    return data.filter(({ to }) => to === address)
  }
  return {
    platform,
    ellie,
    first,
    second,
    third,
    /** The first has the one place for a while, and the others wait for it. */
    wait: async (item: AddItem, occurrenceId: string, waiting: readonly Person[], terms = false) => {
      await first.call(addItems, { params: basketOf(first.id), body: { items: [item] } })
      await join(occurrenceId, waiting, terms)
    },
    /** The first has it for good; nothing is due for it. */
    order: async (item: AddItem) => {
      const { data } = await first.call(addItems, { params: basketOf(first.id), body: { items: [item] } })
      const agreed = { terms: true, completed_waivers: [], payments: [] }
      const payload = { item_hash: data.item_hash, source: 'activity-booking', ...agreed }
      const { status } = await first.send({ method: 'POST', url: '/api/checkout/complete', payload })
      if (status !== 200) throw new Error(`it could not be ordered: ${status}`)
    },
    join,
    /** Adds a place. */
    widen: async (occurrenceId: string) => {
      const capacity = { strategy: 'shared', maximum: 2 } as const
      await ellie.call(updateOccurrence, { params: { occurrenceId }, body: { data: { capacity } } })
      await platform.advance('PT1M')
    },
    giveUp: async () => {
      await first.call(clearCart, { params: basketOf(first.id) })
      await platform.advance('PT1M')
    },
    take: attempt,
    /** Their waitlist entries by status. */
    waits: async ({ id, call }: Person) => (await call(listUserWaitlists, { params: { userId: id }, query: {} })).data,
    move: async (occurrenceId: string, hall: keyof typeof halls) => {
      const body = { data: { location_ids: [halls[hall]] } }
      const { data } = await ellie.call(updateOccurrence, { params: { occurrenceId }, body })
      await platform.advance('PT1M')
      return data.status
    },
    leave: async (occurrenceId: string, { id, call }: Person) => {
      await call(leaveWaitlist, { params: { occurrenceId, userId: id } })
      await platform.advance('PT1M')
    },
    /** To another time of the same day, by the clocks there. */
    moveTo: async (occurrenceId: string, time: string) => {
      await ellie.call(updateOccurrence, { params: { occurrenceId }, body: { data: { start_time: time } } })
    },
    callOff: async (occurrenceId: string) => {
      await ellie.call(deleteOccurrence, { params: { occurrenceId }, body: { data: { reason: 'adverse_weather' } } })
      await platform.advance('PT1M')
    },
    /** The subjects of mails to an address, newest first. */
    mailsTo: async (address: string) => (await listTo(address)).map(({ subject }) => subject),
    /** The text of the newest mail. */
    letterTo: async (address: string) => {
      const params = { id: platform.sandbox, mailId: (await listTo(address))[0]?.id ?? 0 }
      return (await platform.visitor.call(readMail, { params })).data.text
    },
  }
}

export const addressOf = ({ id }: Person) => `customer-${id}@example.test`
