import { listMails, readMail, redeemGuestPass, refundOrder } from '@touchline/contract'
import { expect, test } from 'vitest'
import { openStage } from '../payments/stage.ts'
import { tally } from '../places/attempts.ts'
import { buyPasses, passesOf } from './buying.ts'

const rounds = 5
/** Three passes each. */
const packs = 14

test('[O-201 partly] over two hundred passes used during their refund: each is used before it or refused', async () => {
  const stage = await openStage()
  const { platform } = stage
  const doors = [await platform.as('ellie'), await platform.as('farid')]
  const [office] = doors
  if (!office) throw new Error('nobody gives anything back')
  let attempts = 0
  for (let round = 0; round < rounds; round++) {
    const { person, order } = await buyPasses(stage, packs)
    const codes = (await passesOf(person, order.id)).map(({ code }) => code)
    const comeIn = async (code: string, index: number) => {
      const url = redeemGuestPass.path.replace('{code}', code)
      const { status, json } = await (doors[index % doors.length] ?? office).send({ method: 'POST', url })
      // The envelope of every refusal.
      return status === 200 ? 'done' : (json() as { readonly code: string }).code
    }
    const refunds = [{ tender_type: 'credit' as const, amount: 100, item_id: order.items[0]?.id ?? 0 }]
    const refund = office.call(refundOrder, { params: { orderId: order.id }, body: { refunds } })
    // Queues at the doors, so that a guest is entering whenever the refund is written.
    const queues = Array.from({ length: packs }, (_, queue) => codes.filter((__, index) => index % packs === queue))
    const letIn = await Promise.all(
      queues.map(async (queue) => {
        const answers: string[] = []
        for (const [index, code] of queue.entries()) answers.push(await comeIn(code, index))
        return answers
      }),
    )
    const endings = tally(letIn.flat())
    await refund
    attempts += codes.length
    const { used = 0, refunded = 0, ...others } = tally((await passesOf(person, order.id)).map(({ status }) => status))
    expect(others).toEqual({})
    expect(endings).toEqual({ ...(used > 0 && { done: used }), ...(refunded > 0 && { guest_pass_over: refunded }) })
    // The passes reported as cancelled are the cancelled ones.
    const params = { id: stage.sandbox }
    const { data: mails } = await platform.visitor.call(listMails, { params, query: { per_page: 100 } })
    const mailId = Math.max(...mails.filter(({ kind }) => kind === 'order-refunded').map(({ id }) => id))
    const { data: mail } = await platform.visitor.call(readMail, { params: { ...params, mailId } })
    const told = /You can no longer use: Three guest passes \((\d+)\)/.exec(mail.text)?.[1] ?? 0
    expect(Number(told)).toBe(refunded)
  }
  expect(attempts).toBeGreaterThanOrEqual(200)
  await stage.settle()
})
