import Type, { type Static } from 'typebox'
import { venue } from '../shared/parameters.ts'
import { endpoint } from '../endpoint.ts'
import { define, nullable, text } from '../shared/define.ts'
import { data } from '../shared/envelope.ts'
import { readClient, readFooter, readTheme } from './calls.ts'
import { inferred, ours, stated } from '../shared/provenance.ts'

const tag = { name: 'Site', description: 'What a page needs before anything else: look, client and footer.' }

const colour = Type.String({ description: 'Hex (3 or 6 digits) or "R G B"' })

/** The look of a venue's site. */
export const Theme = define(
  'Theme',
  Type.Object({
    header_primary_colour: colour,
    theme_app_logo: nullable(Type.String()),
    theme_app_dark_bg_colour: colour,
    theme_app_header_bg_colour: colour,
    theme_app_heading_font_style: text('Anton'),
    theme_app_primary_colour: colour,
    theme_app_secondary_colour1: colour,
    theme_app_secondary_colour2: colour,
    theme_app_body_font_style: text('Lato'),
    theme_app_secondary_button_style: text('outline'),
  }),
  stated('S3'),
)
export type Theme = Static<typeof Theme>

/** The application's client record: identity, currency, switches and terms. */
export const Client = define(
  'Client',
  Type.Object({
    id: Type.Integer(),
    name: ours(text('Fairwater Leisure'), 'O-104: who speaks to the customer'),
    currency: Type.Object({
      symbol: text('£'),
      code: ours(text('GBP'), 'O-104: S3 has the symbol'),
    }),
    online_joining_enabled: ours(Type.Boolean(), 'O-104: S3 names it of the app config, which no call answers'),
    camps_and_courses_booking_enabled: ours(
      Type.Boolean(),
      'O-104: S3 names it of the app config, which no call answers',
    ),
    online_guest_passes_enabled: ours(Type.Boolean(), 'O-104: a page depends on it'),
    paid_booking_enabled: ours(Type.Boolean(), 'O-104: nothing that costs can be bought while it is off'),
    terms_and_conditions: ours(
      nullable(
        Type.String({
          description: 'HTML',
          examples: [
            '<p>These terms apply to everything you book with Fairwater Leisure online or at one of our desks.</p>',
          ],
        }),
      ),
      'O-104: agreed to where they exist, no call answers them',
    ),
    server_time: ours(
      Type.String({ format: 'date-time', description: 'Now, by the clock that holds and rules go by' }),
      'O-104: holds are counted down by the clock of the platform',
    ),
  }),
  stated('S3'),
)
export type Client = Static<typeof Client>

const venueQuery = Type.Object({ venue: Type.Optional(venue) })

export const siteEndpoints = {
  readTheme: endpoint(readTheme, {
    summary: 'The theme of the application, or of one venue',
    description:
      'Colours, fonts and logo. With `venue` those of one venue; a venue without a look of its own has that of the application.',
    tag,
    provenance: stated('S7'),
    query: venueQuery,
    reply: data(Theme),
  }),
  readClient: endpoint(readClient, {
    summary: 'The client record that the domain belongs to',
    description:
      'Who runs the site: currency, switches, terms. `X-Client-Domain` says which client is meant; an unknown name means the default one.',
    tag,
    provenance: stated('S7'),
    reply: data(Client),
  }),
  readFooter: endpoint(readFooter, {
    summary: 'Footer HTML, of one venue when given',
    description: 'A piece of HTML for the foot of each page. Put it through a sanitiser before it is shown.',
    tag,
    provenance: inferred('S7: "Returns footer HTML"'),
    query: venueQuery,
    reply: data(Type.Object({ html: text('<p><strong>Canolfan Hamdden Porthwen Leisure Centre</strong></p>') })),
  }),
}
