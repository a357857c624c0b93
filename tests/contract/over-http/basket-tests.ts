import { expect } from 'vitest'
import { at, dataOf, rowsOf } from './caller.ts'
import type { ContractTest } from './contract-test.ts'
import type { Customer, Scene } from './scene.ts'
import { problemsWith } from './stated-shape.ts'

const source = 'activity-booking'
const basketOf = ({ id }: Customer) => `/api/v1/users/${id}/carts/${source}`

/** The basket: what goes in, what it says, and that it comes out again. Each test leaves it as it found it. */
export function basketTests(contractTest: ContractTest): void {
  const writes = { writes: true, needs: ['login'] } as const
  const writesOurWay = { writes: true, needs: ['login', 'our decisions'] } as const

  contractTest('a course goes into the basket with its price, and out again', writes, async (scene) => {
    const customer = await scene.customer()
    const { removed, item } = await withCourse(scene, customer, undefined, async ({ cart, item }) => {
      expect([...problemsWith('Cart', cart), ...problemsWith('Order', cart)]).toEqual([])
      for (const entity of ['Order item', 'Basket item', 'Cart item', 'Order item, av2_booking_bundle']) {
        expect(problemsWith(entity, item)).toEqual([])
      }
      expect(problemsWith('Child item', at(item, 'child_items', 0))).toEqual([])
      expect(problemsWith('Child item, av2_booking', at(item, 'child_items', 0))).toEqual([])
      expect(item).toMatchObject({ type: 'av2_booking_bundle', quantity: 1 })
      expect(at(item, 'line_total', 'value')).toBe(at(item, 'price', 'value'))
    })
    expect(idsIn(removed)).not.toContain(at(item, 'id'))
  })

  contractTest('a basket says which credit of each type could be used', writes, async (scene) => {
    await withCourse(scene, await scene.customer(), undefined, async ({ cart }) => {
      const credits = [0, 1].map((place) => at(cart, 'available_credit', place))
      expect(credits.flatMap((credit) => problemsWith('Available credit', credit))).toEqual([])
      expect(new Set(credits.map((credit) => at(credit, 'type')))).toEqual(new Set(['general', 'membership']))
    })
  })

  contractTest('what cannot be bought is refused field by field, and nothing is added', writes, async (scene) => {
    const customer = await scene.customer()
    const items = [{ purchasable_type: 'course', purchasable_id: await courseToBook(scene, customer), quantity: 0 }]
    const refused = await customer.send('POST', `${basketOf(customer)}/items`, { body: { items } })
    expect(refused.status).toBe(422)
    expect(Object.values(at(refused.body, 'errors') ?? {}).flat()).toContainEqual(expect.any(String))
  })

  contractTest('credit is reserved for the basket, up to what applies', writes, async (scene) => {
    const customer = await scene.customer()
    await withCourse(scene, customer, undefined, async ({ cart }) => {
      const credits = [at(cart, 'available_credit', 0), at(cart, 'available_credit', 1)]
      const usable = credits.find((credit) => Number(at(credit, 'max_applicable', 'value')) > 0)
      const type = at(scene.found(usable, 'credit of the customer'), 'type')
      const apply = (amount: number) =>
        customer.send('POST', '/api/credits/apply', { body: { source, credits: [{ type, amount }] } })
      expect((await apply(1)).status).toBeLessThan(300)
      const tooMuch = Number(at(usable, 'max_applicable', 'value')) + 1
      expect((await apply(tooMuch)).status).toBeGreaterThanOrEqual(400)
    })
  })

  contractTest('the basket is read as it was answered', writesOurWay, async (scene) => {
    const customer = await scene.customer()
    await withCourse(scene, customer, undefined, async ({ cart }) => {
      const read = dataOf(await customer.get(basketOf(customer)))
      expect(problemsWith('Cart', read)).toEqual([])
      const fields = ['id', 'uuid', 'item_count', 'total', 'item_hash']
      expect(fields.map((field) => at(read, field))).toEqual(fields.map((field) => at(cart, field)))
    })
  })

  contractTest('an item passes to a linked user, one at a time', writesOurWay, async (scene) => {
    const customer = await scene.customer()
    const [linked] = rowsOf(await customer.get(`/api/v1/users/${customer.id}/linked`))
    const other = Number(at(scene.found(linked, 'linked user of the customer'), 'referenced_user', 'id'))
    const forBoth = await courseToBook(scene, customer, other)
    await withCourse(scene, customer, forBoth, async ({ item }) => {
      const address = `${basketOf(customer)}/items/${String(at(item, 'id'))}`
      const data = { quantity: 1, purchased_for_user_id: other }
      const changed = dataOf(await customer.send('PUT', address, { body: { data } }))
      expect(itemIn(changed, at(item, 'id'))).toMatchObject({ purchased_for_user_id: other })
      const several = await customer.send('PUT', address, { body: { data: { ...data, quantity: 2 } } })
      expect(several.status).toBe(422)
    })
  })

  contractTest('clearing empties the basket', writesOurWay, async (scene) => {
    const customer = await scene.customer()
    expect(idsIn((await addCourse(scene, customer)).cart)).not.toEqual([])
    dataOf(await customer.send('DELETE', basketOf(customer)))
    expect(dataOf(await customer.get(basketOf(customer)))).toMatchObject({ items: [], item_count: 0 })
  })
}

/** The id of a course that the customer, and the linked user, may book as it is: no waiver, no question that must be answered. */
async function courseToBook({ found }: Scene, { get }: Customer, linkedId?: number): Promise<string> {
  const list = async (who = {}) => rowsOf(await get('/api/v1/activities/courses', { source: 'online', ...who }))
  const isOpen = (course: unknown) => at(course, 'bookable_action', 'action') === 'book'
  const ofLinked = linkedId === undefined ? undefined : (await list({ selected_user_id: linkedId })).filter(isOpen)
  const forLinked = ofLinked && new Set(ofLinked.map((course) => at(course, 'id')))
  const open = (await list()).find((course) => {
    if (forLinked && !forLinked.has(at(course, 'id'))) return false
    const asks = JSON.stringify(at(course, 'custom_question_sections')).includes('"required":true')
    const isRestricted = JSON.stringify(at(course, 'occurrences')).includes('"pre_purchase_waiver":{')
    return isOpen(course) && at(course, 'price') !== null && !asks && !isRestricted
  })
  return String(at(found(open, 'course that the customer may book'), 'id'))
}

type InBasket = { readonly cart: unknown; readonly item: unknown }

/** Adds a course for the customer; answers the basket and the item in it. */
async function addCourse(scene: Scene, customer: Customer, courseId?: string): Promise<InBasket> {
  const id = courseId ?? (await courseToBook(scene, customer))
  const items = [{ purchasable_type: 'course', purchasable_id: id, quantity: 1 }]
  const cart = dataOf(await customer.send('POST', `${basketOf(customer)}/items`, { body: { items } }))
  return { cart, item: itemIn(cart, idsIn(cart).at(-1)) }
}

/** Has a course in the basket for as long as `look` takes; answers the item, and the basket without it. */
async function withCourse(
  scene: Scene,
  customer: Customer,
  courseId: string | undefined,
  look: (added: InBasket) => Promise<void>,
) {
  const added = await addCourse(scene, customer, courseId)
  const remove = () => customer.send('DELETE', `${basketOf(customer)}/items/${String(at(added.item, 'id'))}`)
  try {
    await look(added)
  } catch (error) {
    await remove()
    throw error
  }
  return { item: added.item, removed: dataOf(await remove()) }
}

function itemsIn(cart: unknown): readonly unknown[] {
  const items = at(cart, 'items')
  return Array.isArray(items) ? items : []
}

const idsIn = (cart: unknown) => itemsIn(cart).map((item) => at(item, 'id'))
const itemIn = (cart: unknown, id: unknown) => itemsIn(cart).find((item) => at(item, 'id') === id)
