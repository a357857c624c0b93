import { beginCardSetup, readCardSetups } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { ownHostOfSeed } from '../support/host.ts'
import { seedWith } from '../support/seed-with.ts'
import { courses, openStage } from './stage.ts'

const closed = {
  'the organisation': seedWith('no-paid-booking', (writer) => ({
    clients: (clients) => writer.clients(clients.map((client) => ({ ...client, paidBookingEnabled: false }))),
  })),
  'the customer': seedWith('carys-may-not-pay', (writer) => ({
    users: (users) =>
      writer.users(users.map((user) => (user.firstName === 'Carys' ? { ...user, paidBookingEnabled: false } : user))),
  })),
}

describe('[O-39] [P6-008] paid booking that is switched off', () => {
  test.each(['the organisation', 'the customer'] as const)(
    '[PAY-02 partly] for %s refuses to prepare a payment with the text to show; free items can still be booked',
    async (whom) => {
      const stage = await openStage({ host: await ownHostOfSeed(closed[whom]) })
      const carys = await stage.as('carys')
      await carys.add(courses.badminton)
      expect(await carys.tryPrepare()).toEqual({
        status: 403,
        body: {
          message: 'Paid bookings are currently unavailable.',
          code: 'paid_booking_disabled',
          paid_booking_disabled: true,
        },
      })
      await carys.clear()
      await carys.add(courses.free)
      const { body } = await carys.sendCompletion(await carys.completion(undefined))
      expect(body.status).toBe('completed')
    },
  )

  test.each(['the organisation', 'the customer'] as const)(
    '[O-203 partly] for %s also refuses to save a card, without a call to the provider',
    async (whom) => {
      const scenario = 'paying-by-card-provider'
      const stage = await openStage({ host: await ownHostOfSeed(closed[whom]), scenario })
      const carys = await stage.platform.as('carys')
      const params = { userId: carys.id }
      expect((await carys.call(readCardSetups, { params })).data).toEqual({
        available: false,
        payment_provider: 'card-provider',
      })
      await stage.gateway.configure({})
      await stage.gateway.addFault('session_key', 'http_500')
      expect(await carys.refusal(beginCardSetup, { params })).toMatchObject({
        status: 403,
        code: 'paid_booking_disabled',
        message: 'Paid bookings are currently unavailable.',
      })
      expect(await stage.gateway.fired()).toEqual([0])
    },
  )
})
