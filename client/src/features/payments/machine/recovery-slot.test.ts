import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../testing/fake-world.ts'
import { recovery } from '../testing/payment-examples.ts'
import { recoverySlot } from './recovery-slot.ts'

describe('the recovery slot', () => {
  test('returns what was saved until it is cleared', () => {
    const storage = memoryStorage()
    const kept = recoverySlot(() => storage)
    expect(kept.read()).toBeNull()
    kept.write(recovery)
    expect(recoverySlot(() => storage).read()).toEqual(recovery)
    kept.clear()
    expect(kept.read()).toBeNull()
  })

  test.each(['', '{', 'null', '{"transactionUuid":"x"}', JSON.stringify({ ...recovery, providerName: '' })])(
    'content it did not write (%s) is no recovery',
    (text) => {
      expect(recoverySlot(() => ({ ...memoryStorage(), getItem: () => text })).read()).toBeNull()
    },
  )

  test('a visit without a login leaves a recovery for that visit only', () => {
    const storage = memoryStorage()
    recoverySlot(() => storage, { visitId: 'visit-a' }).write(recovery)
    expect(recoverySlot(() => storage, { visitId: 'visit-a' }).read()).toEqual(recovery)
    expect([recoverySlot(() => storage, { visitId: 'visit-b' }).read(), recoverySlot(() => storage).read()]).toEqual([
      null,
      null,
    ])
  })

  test('a customer’s recovery is theirs; one without a customer is anybody’s', () => {
    const storage = memoryStorage()
    const kept = recoverySlot(() => storage, { userId: () => 3 })
    expect([kept.isOf(3), kept.isOf(4)]).toEqual([true, true])
    kept.write(recovery)
    expect([kept.isOf(3), kept.isOf(4), kept.read()]).toEqual([true, false, recovery])
    recoverySlot(() => storage).write(recovery)
    expect(kept.isOf(4)).toBe(true)
  })

  test('a browser that refuses storage does not stop a payment', () => {
    const slot = recoverySlot(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(slot.read()).toBeNull()
    expect(() => slot.write(recovery)).not.toThrow()
    expect(() => slot.clear()).not.toThrow()
  })
})
