import { escapeHtml } from '../html.ts'
import type { FooterRecord, VenueRecord } from '../seed-writer.ts'
import { clientId } from './client.ts'

/** The footer without a venue, and one per venue with its address and how to reach the desk. */
export function seedFooters(venues: readonly VenueRecord[]): readonly FooterRecord[] {
  const general = '<p>Fairwater Leisure is a charity. What you pay keeps three centres open for everybody.</p>'
  return [
    { clientId, venueId: null, html: general },
    ...venues.map((venue) => ({ clientId, venueId: venue.id, html: `${addressOf(venue)}${general}` })),
  ]
}

function addressOf(venue: VenueRecord): string {
  const lines = [venue.address1, venue.address2, venue.town, venue.postcode].filter((line) => line !== null)
  const { phone, email } = venue
  const ways = [
    ...(phone === null ? [] : [`<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`]),
    ...(email === null ? [] : [`<a href="mailto:${email}">${email}</a>`]),
  ]
  return `<p><strong>${escapeHtml(venue.name)}</strong></p><p>${lines.map(escapeHtml).join(', ')}</p><p>${ways.join(' · ')}</p>`
}
