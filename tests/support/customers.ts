import { hashOf } from '@touchline/ids'
import { type Person, personAt } from './person.ts'
import type { TestPlatform } from './platform.ts'

const address = { line1: '1 High Street', line2: null, town: 'Ashcombe', postcode: 'AC1 1AA' }

/** Any number of customers, logged in; registering each would hash a password each. */
export async function customersOf({ host, sandbox }: TestPlatform, count: number): Promise<readonly Person[]> {
  const { store, ids, clock, wallClock } = await host.sandboxes.open(sandbox)
  const userIds = await ids.integers('user', count)
  const token = (id: number) => `token-of-customer-${id}`
  await store.write(async (tx) => {
    for (const id of userIds) {
      await tx.users.insert({
        id,
        uuid: `00000000-0000-7000-8000-${String(id).padStart(12, '0')}`,
        reference: `T${id}`,
        roles: ['customer'],
        permissions: [],
        title: null,
        firstName: 'Customer',
        lastName: String(id),
        email: `customer-${id}@example.test`,
        emailKey: `customer-${id}@example.test`,
        passwordHash: null,
        emailVerifiedAt: null,
        bornOn: '1990-01-01',
        gender: null,
        phone: null,
        address,
        emailOptIn: false,
        smsOptIn: false,
        phoneOptIn: false,
        postOptIn: false,
        homeVenueId: null,
        barcode: null,
        paidBooking: true,
        source: 'test',
        createdAt: clock.now(),
      })
      const createdAt = wallClock.now()
      await tx.auth.insertToken({ hash: hashOf(token(id)), userId: id, createdAt, expiresAt: createdAt + 3_600_000 })
    }
  })
  return userIds.map((id) => personAt(host, { id, token: token(id), headers: { 'x-sandbox': sandbox } }))
}
