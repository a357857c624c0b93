import { fillBasket, fillWithCampDays } from '../../support/basket.ts'
import { cards } from '../../support/card-numbers.ts'
import { press } from '../../support/buttons.ts'
import {
  agreeToTerms,
  bankPage,
  answerBank,
  cardForm,
  confirmedOrder,
  payButton,
  payWith,
} from '../../support/paying.ts'
import { sendCustomer } from '../../support/visiting.ts'
import type { Stage, State } from '../state.ts'

const checkout = { page: 'checkout', route: '/basket/checkout', at: '/basket/checkout', mockup: 'checkout' } as const

const fill = (persona: string, course: string) => (stage: Stage) => fillBasket(stage.sandbox, persona, course)
const withCard = { persona: 'carys', before: fill('carys', 'badminton-from-scratch') } as const

/** The provider's frame has loaded its form. */
const formIsThere = ({ page }: Stage) => cardForm(page).getByLabel('Card number').waitFor()

async function pay({ page }: Stage, card: string): Promise<void> {
  await payWith(page, card)
}

/** Loses the answer to a completion, so that its outcome is unknown. */
async function loseTheEnd({ context }: Stage): Promise<void> {
  await context.route('**/complete**', (route) => route.abort())
}

/** The checkout in each outcome, the return from the bank, and the confirmation. */
export const payingStates: readonly State[] = [
  { ...checkout, name: 'by card', ...withCard, act: formIsThere },
  {
    ...checkout,
    name: 'problems',
    ...withCard,
    async act(stage) {
      await formIsThere(stage)
      await press(payButton(stage.page))
    },
  },
  {
    ...checkout,
    name: 'with credit',
    persona: 'amina',
    before: fill('amina', 'badminton-from-scratch'),
    act: formIsThere,
  },
  {
    ...checkout,
    name: 'days of a camp with extras',
    persona: 'amina',
    before: ({ sandbox }) => fillWithCampDays(sandbox),
    act: formIsThere,
  },
  { ...checkout, name: 'free', persona: 'carys', before: fill('carys', 'walking-football') },
  { ...checkout, name: 'nothing in the basket', persona: 'carys' },
  { ...checkout, name: 'of a visitor' },
  {
    page: 'visit',
    name: 'by card',
    route: '/checkout/:checkoutId',
    at: '/checkout/nothing',
    async act(stage) {
      await stage.page.goto((await sendCustomer(stage.page, stage.sandbox, 'carys')).path)
      await formIsThere(stage)
    },
  },
  { page: 'visit', name: 'unknown', route: '/checkout/:checkoutId', at: '/checkout/nothing' },
  {
    ...checkout,
    name: 'declined',
    ...withCard,
    async act(stage) {
      await pay(stage, cards.insufficientFunds)
      await stage.page.getByText('Payment was declined').first().waitFor()
    },
  },
  {
    ...checkout,
    name: 'the bank asks',
    ...withCard,
    isOverlay: true,
    async act(stage) {
      await pay(stage, cards.challenge)
      await bankPage(stage.page).getByLabel('Code (6 digits)').waitFor()
    },
  },
  {
    ...checkout,
    name: 'a wrong code',
    ...withCard,
    async act(stage) {
      await pay(stage, cards.challenge)
      await answerBank(bankPage(stage.page), '111111')
      await bankPage(stage.page).getByText('This code is incorrect').waitFor()
    },
  },
  {
    ...checkout,
    name: 'nobody knows',
    ...withCard,
    async act(stage) {
      await loseTheEnd(stage)
      await pay(stage, cards.good)
      await stage.page.getByRole('button', { name: 'Check again' }).waitFor()
    },
  },
  { page: 'way back from the bank', name: 'without a payment', route: '/payment/return', at: '/payment/return' },
  {
    page: 'booking confirmed',
    name: 'by card',
    route: '/booking-confirmed/:completeOrderId',
    mockup: 'confirmed',
    at: '/basket/checkout',
    ...withCard,
    async act(stage) {
      await pay(stage, cards.good)
      await confirmedOrder(stage.page)
    },
  },
  {
    page: 'booking confirmed',
    name: 'what was owed',
    route: '/booking-confirmed/:completeOrderId',
    mockup: 'confirmed',
    at: '/',
    persona: 'dylan',
    async act(stage) {
      await stage.page.getByRole('button', { name: /^Pay £5\.00/ }).click()
      await stage.page.getByRole('link', { name: 'Checkout' }).first().click()
      await pay(stage, cards.good)
      await stage.page.getByRole('heading', { name: 'What you paid' }).waitFor()
    },
  },
  {
    page: 'booking confirmed',
    name: 'free, for a parent',
    route: '/booking-confirmed/:completeOrderId',
    mockup: 'confirmed',
    at: '/basket/checkout',
    persona: 'amina',
    before: fill('amina', 'walking-football'),
    async act(stage) {
      await agreeToTerms(stage.page)
      await press(stage.page.getByRole('button', { name: 'Place order' }))
      await confirmedOrder(stage.page)
    },
  },
]
