import { previewCancellation, updateBookings } from '@touchline/contract'
import { type CancellationPolicy, personaId, publishedPolicies } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { seedIds } from '../carts/basket.ts'
import { session } from './programme.ts'
import { alone, bookerOn, cancellation, policyStages } from './stage.ts'

const stages = new Map(
  Object.entries(publishedPolicies).map(([name, policy]: [string, CancellationPolicy]) => [
    name,
    policyStages(`together-${name}`, policy),
  ]),
)

const family = [personaId('amina'), seedIds.safiya, seedIds.idris]

/** Three people of one family in one class, who pay together. */
async function opened(name: string) {
  const stage = await stages.get(name)?.()
  if (!stage) throw new Error(`there is no policy ${name}`)
  const amina = await bookerOn(stage, 'amina')
  for (const id of family) await amina.put({ ...alone(session(1)), purchased_for_user_id: id })
  await amina.pay()
  const bookings = (await amina.bookings('my-account')).filter(({ occurrence_id: id }) => id === session(1))
  expect(bookings).toHaveLength(family.length)
  return { stage, amina, ids: bookings.map(({ id }) => id) }
}

const preview = (booking_ids: number[]) => ({ query: { booking_ids, cancellation_source: 'my-account' } }) as const

const total = (values: readonly (number | undefined)[]) => values.reduce<number>((sum, one) => sum + (one ?? 0), 0)

describe('[O-140] bookings cancelled together bring back what the preview of all of them said', () => {
  const moments = { 'two weeks before': 'PT0S', 'half an hour before': 'P14DT8H' }
  const cases = [...stages.keys()].flatMap((name) => Object.keys(moments).map((when) => [name, when] as const))

  test.each(cases)('under the policy %s, %s', async (name, when) => {
    const { stage, amina, ids } = await opened(name)
    await stage.advance(moments[when as keyof typeof moments])
    const asked = cancellation(ids, 'my-account')
    const { can_cancel: can } = (await amina.at(session(1), 'my-account')).cancellation
    if (!can) {
      const refusal = await amina.person.refusal(previewCancellation, preview(ids))
      const { status, code, message } = await amina.person.refusal(updateBookings, asked)
      expect(refusal).toMatchObject({ status, code, message })
      return
    }
    const credit = total(Object.values(await amina.credit()))
    const owed = total((await amina.penalties()).map(({ amount }) => amount.value))
    const { data } = await amina.person.call(previewCancellation, preview(ids))
    const ended = (await amina.person.call(updateBookings, asked)).data
    expect(data.parts.map(({ booking_ids: [id], returned, fee }) => [id, returned.value, fee?.value ?? null])).toEqual(
      ended.map(({ id, cancelled }) => [id, cancelled?.returned.value, cancelled?.fee?.value ?? null]),
    )
    expect(total(Object.values(await amina.credit())) - credit).toBe(data.returned.value)
    const fees = (await amina.penalties()).map(({ amount }) => amount.value)
    expect(total(fees) - owed).toBe(data.fee?.value ?? 0)
  })

  test('a fee for the third late cancellation is in the preview of all, and in no outcome alone', async () => {
    const { stage, amina, ids } = await opened('threeInThirtyDays')
    await stage.advance('P14DT8H')
    for (const id of ids) {
      const alone = await amina.person.call(previewCancellation, preview([id]))
      expect(alone.data.fee).toBeNull()
    }
    const { data } = await amina.person.call(previewCancellation, preview(ids))
    expect(data).toMatchObject({ returned: { value: 0 }, fee: { value: 500 } })
  })

  test('previews nothing of another customer', async () => {
    const { stage, ids } = await opened('lessons')
    const carys = await bookerOn(stage, 'carys')
    expect(await carys.person.refusal(previewCancellation, preview(ids))).toMatchObject({ status: 404 })
  })
})
