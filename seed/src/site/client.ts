import { pounds } from '@touchline/money'
import { headedText, paragraphs } from '../html.ts'
import type { ClientRecord, PaymentSettingsRecord } from '../seed-writer.ts'

export const clientId = 1

/** The organisation that runs the three venues; it answers every host name. */
export const seedClients: readonly ClientRecord[] = [
  {
    id: clientId,
    name: 'Fairwater Leisure',
    host: null,
    currency: pounds,
    termsHtml: termsAndConditions(),
    onlineJoiningEnabled: true,
    campsAndCoursesBookingEnabled: true,
    onlineGuestPassesEnabled: false,
    paidBookingEnabled: true,
    autoTranslateEnabledForCustomer: false,
    kioskHomeUrl: null,
  },
]

/** Cards are taken by the card gateway. */
export const seedPaymentSettings: readonly PaymentSettingsRecord[] = [{ clientId, provider: 'card-gateway' }]

function termsAndConditions(): string {
  return [
    paragraphs(['These terms apply to everything you book with Fairwater Leisure online or at one of our desks.']),
    headedText('Your place', [
      'We keep the places in your basket for a short while and show you until when. A place is yours once your order is complete and you have seen its number.',
      'A course place covers every session that is still to come when you book. Places belong to the person they were booked for and cannot be passed on.',
    ]),
    headedText('Paying', [
      'Prices are in pounds and include VAT where it is due. The price you see before you pay is the price you pay.',
      'Card details go to our payment provider only. We never see or keep your card number.',
    ]),
    headedText('Changing your mind', [
      'Each booking shows until when you can cancel it. Cancel before then and the amount you paid comes back as credit, which you can use for twelve months.',
      'If you cancel later than that, or do not come, the booking shows beforehand whether a fee applies.',
    ]),
    headedText('If we cancel', [
      'When we have to cancel a session we tell you by e-mail and return what you paid for it, whatever the time.',
    ]),
    headedText('Taking part', [
      'Tell us about anything that helps us look after you or your child. Children under eight need somebody aged sixteen or over in the building.',
    ]),
  ].join('')
}
