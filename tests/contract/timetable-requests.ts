import { dataOf, type Request, sender } from './scene.ts'

const date = '2026-04-08'
/** Has moved to the newer generation; the other one has not. */
const newer = 'ashcombe-leisure-centre'
const older = 'porthwen-leisure-centre'

const classes: Request = ({ asAmina }) =>
  asAmina('listTimetableV2', { params: { venue: newer, activity: 'fitness-classes' }, query: { date } })

type Basket = { readonly items: readonly { readonly id: number }[] }

const classInBasket: Request = async ({ asAmina }) => {
  const circuits = await asAmina('listTimetable', {
    params: { venue: older, activity: 'fitness-classes' },
    query: { date },
  })
  const rows = dataOf<readonly { readonly id: number; readonly name: string }[]>(circuits)
  const id = rows.find(({ name }) => name === 'Circuits')?.id
  return asAmina('addToBasket', { body: { items: [{ purchasable_type: 'activity', purchasable_id: id }] } })
}

/** Ellie has a swim in her basket, at the price that Ben has shown to have. */
const swimDiscounted: Request = async ({ platform }) => {
  const ellie = sender(await platform.as('ellie'))
  const query = { date: '2026-04-10' }
  const swims = await ellie('listTimesV2', { params: { venue: newer, activity: 'public-swims' }, query })
  const [first] = dataOf<readonly { readonly id: string }[]>(swims)
  const params = { venue: newer, category: 'public-swims', activity: first?.id ?? '' }
  const [adult] = dataOf<readonly { readonly id: string }[]>(await ellie('listTickets', { params }))
  await ellie('addToBasket', {
    body: { items: [{ purchasable_type: 'activityTicket', purchasable_id: adult?.id ?? '' }] },
  })
  return ellie('applyDiscount', { body: { reference: 'FW000002' } })
}

/** One successful request for every call of what is booked by the date. */
export const timetableRequests = {
  listVenueCategories: ({ asVisitor }) => asVisitor('listVenueCategories', { params: { venue: newer } }),
  readVenueCategory: ({ asVisitor }) =>
    asVisitor('readVenueCategory', { params: { venue: newer, activitySlug: 'fitness' } }),
  listDates: ({ asVisitor }) => asVisitor('listDates', { params: { venue: newer, category: 'fitness-classes' } }),
  listTickets: ({ asVisitor }) =>
    asVisitor('listTickets', { params: { venue: newer, category: 'public-swims', activity: 'public-swims' } }),
  listTimes: ({ asAmina }) =>
    asAmina('listTimes', { params: { venue: older, activity: 'public-swims' }, query: { date } }),
  listTimesV2: ({ asAmina }) =>
    asAmina('listTimesV2', { params: { venue: newer, activity: 'public-swims' }, query: { date } }),
  listTimetable: ({ asVisitor }) =>
    asVisitor('listTimetable', { params: { venue: older, activity: 'fitness-classes' }, query: { date } }),
  listTimetableV2: classes,
  listSlots: ({ asAmina }) =>
    asAmina('listSlots', { params: { venue: older, activity: 'badminton-courts' }, query: { date } }),
  listSlotsV2: ({ asVisitor }) =>
    asVisitor('listSlotsV2', { params: { venue: newer, activity: 'badminton-courts' }, query: { date } }),
  async priceTicket({ platform, asVisitor }) {
    const query = { date: '2026-04-10' }
    const swims = await asVisitor('listTimesV2', { params: { venue: newer, activity: 'public-swims' }, query })
    const [first] = dataOf<readonly { readonly id: string }[]>(swims)
    const ben = sender(await platform.as('ben'))
    return ben('priceTicket', {
      params: { venue: newer, activityId: first?.id ?? '' },
      body: { reference: 'FW000002' },
    })
  },
  applyDiscount: swimDiscounted,
  async removeDiscount(scene) {
    const { customer_id: customerId } = dataOf<{ readonly customer_id: number }>(await swimDiscounted(scene))
    const ellie = sender(await scene.platform.as('ellie'))
    return ellie('removeDiscount', { params: { customerId } })
  },
  async clearDiscounts(scene) {
    await swimDiscounted(scene)
    return sender(await scene.platform.as('ellie'))('clearDiscounts')
  },
  readBasket: ({ asAmina }) => asAmina('readBasket'),
  clearBasket: ({ asAmina }) => asAmina('clearBasket'),
  addToBasket: classInBasket,
  async removeFromBasket(scene) {
    const [first] = dataOf<Basket>(await classInBasket(scene)).items
    return scene.asAmina('removeFromBasket', { body: { cart_item_ids: [first?.id ?? 0] } })
  },
  async updateBasketItem(scene) {
    const [first] = dataOf<Basket>(await classInBasket(scene)).items
    const params = { cartItemId: first?.id ?? 0 }
    return scene.asAmina('updateBasketItem', { params, body: { options: { quantity: 1 } } })
  },
  async readActivityClass(scene) {
    const [first] = dataOf<readonly { readonly id: string }[]>(await classes(scene))
    return scene.asAmina('readActivityClass', { params: { id: first?.id ?? '' } })
  },
} as const satisfies Readonly<Record<string, Request>>
