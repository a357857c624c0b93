import { systemClock } from '@touchline/clock'
import { hashOf, systemRandom } from '@touchline/ids'
import { createIdBlocks } from '../../server/src/infra/store/id-blocks.ts'
import { createIds } from '../../server/src/infra/store/ids.ts'
import { type Person, personAt } from './person.ts'
import type { TestPlatform } from './platform.ts'
import { everyWrite } from './every-write.ts'

const address = { line1: '1 High Street', line2: null, town: 'Ashcombe', postcode: 'AC1 1AA' }

type Place = Pick<
  Awaited<ReturnType<TestPlatform['host']['sandboxes']['open']>>,
  'store' | 'ids' | 'clock' | 'wallClock'
>

/** New ids for a store that no server has open. */
export function idsOf(store: Place['store']): Place['ids'] {
  return createIds(createIdBlocks(store), systemClock, systemRandom)
}

/** Writes any number of customers and a token for each; registering each would hash a password each. */
export async function insertCustomers({ store, ids, clock, wallClock }: Place, count: number) {
  const userIds = await ids.integers('user', count)
  const token = (id: number) => `token-of-customer-${id}`
  await store.write(async (tx) => {
    for (const id of userIds) {
      await everyWrite(tx).users.insert({
        id,
        uuid: `00000000-0000-7000-8000-${String(id).padStart(12, '0')}`,
        reference: `T${id}`,
        roles: ['customer'],
        permissions: [],
        title: null,
        firstName: 'Customer',
        lastName: String(id),
        firstKey: 'customer',
        lastKey: String(id),
        email: `customer-${id}@example.test`,
        emailKey: `customer-${id}@example.test`,
        passwordHash: null,
        emailVerifiedAt: null,
        bornOn: '1990-01-01',
        gender: null,
        ethnicity: null,
        disability: null,
        emergencyContact: null,
        phone: null,
        address,
        emailOptIn: false,
        smsOptIn: false,
        phoneOptIn: false,
        postOptIn: false,
        bookingReminders: null,
        homeVenueId: null,
        barcode: null,
        paidBooking: true,
        language: null,
        loginPlaces: null,
        termsVersion: null,
        termsAgreedAt: null,
        source: 'test',
        createdAt: clock.now(),
      })
      const createdAt = wallClock.now()
      await everyWrite(tx).auth.insertToken({
        hash: hashOf(token(id)),
        userId: id,
        createdAt,
        expiresAt: createdAt + 3_600_000,
      })
    }
  })
  return userIds.map((id) => ({ id, token: token(id) }))
}

/** Any number of customers, logged in. */
export async function customersOf({ host, sandbox }: TestPlatform, count: number): Promise<readonly Person[]> {
  const customers = await insertCustomers(await host.sandboxes.open(sandbox), count)
  return customers.map((customer) => personAt(host, { ...customer, headers: { 'x-sandbox': sandbox } }))
}
