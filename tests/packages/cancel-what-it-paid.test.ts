import { cancelBooking, listBookings, listMails, readMail, readOrder } from '@touchline/contract'
import { personaId } from '@touchline/seed'
import { expect, test } from 'vitest'
import { openStage } from '../payments/stage.ts'
import { ownHostOfSeed } from '../support/host.ts'
import { seedWith } from '../support/seed-with.ts'
import { add, freeCourt, leftOf } from './usages.ts'

const name = 'Ten hours of badminton'
const nothing = "You won't get a refund for it."
const lost = `1 use of your package is lost: ${name}.`
const again = `We've put back what you used from your package: ${name}.`

/** Ben books a court with the last hour of his package, which runs out a quarter of an hour later or not at all, and cancels it. */
async function cancelled({ expiresAt, after }: { readonly expiresAt: number | null; readonly after: string }) {
  const seed = seedWith(`ten-hours-until-${expiresAt}`, (writer) => ({
    ownedPackages: (records) =>
      writer.ownedPackages(
        records.map((record) => (record.userId === personaId('ben') ? { ...record, expiresAt } : record)),
      ),
  }))
  const stage = await openStage({ host: await ownHostOfSeed(seed) })
  const [ben, customer] = [await stage.platform.as('ben'), await stage.as('ben')]
  await add(ben, { ...(await freeCourt(ben, '2026-04-09')), apply_benefit: true })
  const { body } = await customer.sendCompletion(await customer.completion(undefined))
  await stage.advance(after)
  const query = { cancellation_source: 'customers' } as const
  const { data } = await ben.call(listBookings, { query: { ...query, per_page: 100 } })
  const booking = data.find(({ order_id: orderId }) => orderId === body.order_id)
  const params = { bookingId: booking?.id ?? 0 }
  await ben.call(cancelBooking, { params, query: { source: 'customers' } })
  const sandbox = { id: stage.sandbox }
  const { data: mails } = await stage.platform.visitor.call(listMails, { params: sandbox, query: { per_page: 1 } })
  const mail = { params: { ...sandbox, mailId: mails[0]?.id ?? 0 } }
  const { text } = (await stage.platform.visitor.call(readMail, mail)).data
  const left = await leftOf(ben)
  await stage.settle()
  return { outcome: booking?.cancellation.outcome, text, left }
}

test.each([
  [
    'in time: what it paid can be used again',
    null,
    'PT1H',
    { packages: [name], packagesLost: [], left: [1], says: again },
  ],
  [
    'too late: the use is lost',
    null,
    'PT40H',
    { packages: [], packagesLost: [{ name, uses: 1 }], left: [0], says: lost },
  ],
  [
    'in time, of a package that has run out: nothing of use comes back',
    Date.parse('2026-04-07T09:15:00Z'),
    'PT1H',
    { packages: [], packagesLost: [], left: [1], says: nothing },
  ],
] as const)(
  '[O-140, O-172, O-432] a booking paid by a package is cancelled %s',
  async (_what, expiresAt, after, seen) => {
    const { outcome, text, left } = await cancelled({ expiresAt, after })
    expect(outcome).toMatchObject({ returned: { value: 0 }, packages: seen.packages, packages_lost: seen.packagesLost })
    expect(left).toEqual(seen.left)
    expect([again, lost, nothing].filter((sentence) => text.includes(sentence))).toEqual([seen.says])
  },
)

test('[O-385] basket, order, booking and mail say that the use of a package comes back, and when it is lost', async () => {
  const stage = await openStage()
  const [ben, customer] = [await stage.platform.as('ben'), await stage.as('ben')]
  const back = { returns: 'usage', amount: null, later: { returns: 'usage_lost', fee: null } }
  const cart = await add(ben, { ...(await freeCourt(ben, '2026-04-09')), apply_benefit: true })
  expect(cart.items[0]?.cancellation_summary).toMatchObject(back)
  const { body } = await customer.sendCompletion(await customer.completion(undefined))
  const orderId = body.order_id ?? 0
  const { data: order } = await ben.call(readOrder, { params: { userId: ben.id, orderId }, query: {} })
  expect(order.items[0]?.cancellation_summary).toMatchObject(back)
  const { data } = await ben.call(listBookings, { query: { cancellation_source: 'customers', per_page: 100 } })
  expect(data.find((one) => one.order_id === orderId)?.cancellation_summary).toMatchObject(back)
  const sandbox = { id: stage.sandbox }
  const { data: mails } = await stage.platform.visitor.call(listMails, { params: sandbox, query: { per_page: 1 } })
  const mail = { params: { ...sandbox, mailId: mails[0]?.id ?? 0 } }
  const { text } = (await stage.platform.visitor.call(readMail, mail)).data
  expect(text).toContain('The use goes back to your package.')
  await stage.settle()
})
