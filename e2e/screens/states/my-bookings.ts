import type { Stage, State } from '../state.ts'

const mine = { page: 'my bookings', route: '/my-bookings', at: '/my-bookings', mockup: 'bookings' } as const

const manage = ({ page }: Stage, name: RegExp) => page.getByRole('button', { name }).first().click()

/** A customer's bookings and their actions. */
export const myBookingsStates: readonly State[] = [
  { ...mine, name: 'of a visitor' },
  { ...mine, name: 'of a family', persona: 'amina' },
  { ...mine, name: 'nothing booked', persona: 'carys' },
  { ...mine, name: 'in arrears', persona: 'dylan' },
  { ...mine, name: 'a place offered', persona: 'ben' },
  { ...mine, name: 'passed over, and an offer', persona: 'gwen' },
  {
    ...mine,
    name: 'about to cancel',
    persona: 'amina',
    isOverlay: true,
    act: (stage) => manage(stage, /^Manage: River meadow camp/),
  },
  {
    ...mine,
    name: 'about to move',
    persona: 'amina',
    isOverlay: true,
    async act(stage) {
      await manage(stage, /^Manage: River meadow camp/)
      await stage.page.getByRole('button', { name: 'Move to another time' }).click()
      await stage.page.getByRole('radio').first().waitFor()
    },
  },
  {
    ...mine,
    name: 'cancelled',
    persona: 'amina',
    isOverlay: true,
    async act(stage) {
      await manage(stage, /^Manage: River meadow camp/)
      await stage.page.getByRole('button', { name: /^Cancel and get/ }).click()
      await stage.page.getByText('This booking is cancelled.').waitFor()
    },
  },
]
