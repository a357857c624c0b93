import { dataOf, type Request, sender } from './scene.ts'

const date = '2026-04-08'
/** Has moved to the newer generation; the other one has not. */
const newer = 'ashcombe-leisure-centre'
const older = 'porthwen-leisure-centre'

const classes: Request = ({ asAmina }) =>
  asAmina('listTimetableV2', { params: { venue: newer, activity: 'fitness-classes' }, query: { date } })

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
  async readActivityClass(scene) {
    const [first] = dataOf<readonly { readonly id: string }[]>(await classes(scene))
    return scene.asAmina('readActivityClass', { params: { id: first?.id ?? '' } })
  },
} as const satisfies Readonly<Record<string, Request>>
